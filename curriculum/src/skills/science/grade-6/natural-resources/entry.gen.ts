// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "natural-resources",
  "version": "63ab1fa5e9be",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "pickaxe",
  "prerequisites": [
    "weather-and-air-masses",
    "unit-rates"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "resources.mined-is-left",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "resources.regrow-soon",
    "resources.processes-mixed",
    "resources.dinosaurs-oil",
    "resources.oil-lakes",
    "resources.everywhere",
    "resources.borders-decide",
    "argue.beside-the-claim",
    "plates.never-moved",
    "climate.nearer-the-sun",
    "water.processes-mixed",
    "impact.never-runs-out"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth and human activity",
      "name": "Where natural resources are",
      "description": "Use data and evidence to explain why minerals, energy sources, and groundwater are spread unevenly over Earth.",
      "terms": [
        "ore",
        "fossil fuel",
        "groundwater",
        "nonrenewable"
      ]
    },
    "es": {
      "strand": "La Tierra y la actividad humana",
      "name": "Dónde hay recursos naturales",
      "description": "Usa datos y pruebas para explicar por qué los minerales, las fuentes de energía y el agua subterránea están repartidos de forma desigual en la Tierra.",
      "terms": [
        "mena",
        "combustible fósil",
        "agua subterránea",
        "no renovable"
      ]
    }
  },
  "models": [
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
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
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 8
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "order-rows",
      "thinking": "compare",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "simulation",
          "ways": 3
        },
        {
          "kind": "simulation",
          "ways": 3
        },
        {
          "kind": "simulation",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-origins",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "order-formation",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS3-1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-ESS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "term",
          "ways": 0
        },
        {
          "kind": "term",
          "ways": 0
        },
        {
          "kind": "term",
          "ways": 0
        }
      ]
    }
  ]
}
