// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "water-cycle",
  "version": "139c57eb985e",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "droplets",
  "prerequisites": [
    "water-on-earth",
    "thermal-energy",
    "signed-numbers"
  ],
  "misconceptions": [
    "water.processes-mixed",
    "water.cloud-is-vapor",
    "water.boiling-only",
    "water.not-conserved",
    "water.wrong-driver",
    "water.energy-reversed",
    "water.one-circle",
    "water.ground-forgotten",
    "water.plants-forgotten",
    "water.salt-rises",
    "budget.adds-outflow",
    "budget.flow-left-out",
    "budget.change-for-level",
    "data.stops-early",
    "reading.one-point",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "names-mixed": "water.processes-mixed",
    "water-lost": "water.not-conserved",
    "heat-reversed": "water.energy-reversed",
    "in-out-mixed": "budget.adds-outflow",
    "misreads-graph": "reading.one-point"
  },
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "The water cycle",
      "description": "Follow water through air, land, and sea, and find what drives it.",
      "terms": [
        "evaporation",
        "transpiration",
        "condensation",
        "precipitation",
        "runoff",
        "infiltration",
        "groundwater"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "El ciclo del agua",
      "description": "Sigue el agua por el aire, la tierra y el mar, y halla qué la mueve.",
      "terms": [
        "evaporación",
        "transpiración",
        "condensación",
        "precipitación",
        "escorrentía",
        "infiltración",
        "agua subterránea"
      ]
    }
  },
  "models": [
    {
      "id": "label-cycle",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 256
        },
        {
          "kind": "label",
          "ways": 16807
        },
        {
          "kind": "label",
          "ways": 16807
        }
      ]
    },
    {
      "id": "sort-steps",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "follow-a-drop",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 27
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    },
    {
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "water-budget",
      "thinking": "compute",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "rain-data",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "choice",
          "ways": 4
        }
      ]
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ESS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "choice",
          "ways": 4
        }
      ]
    }
  ]
}
