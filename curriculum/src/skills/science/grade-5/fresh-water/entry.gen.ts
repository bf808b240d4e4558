// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fresh-water",
  "version": "296825a2cd4f",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "droplets",
  "prerequisites": [
    "water-on-earth"
  ],
  "misconceptions": [
    "reading.wrong-series",
    "data.adds",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "water.lakes-hold-most",
    "water.mostly-fresh",
    "water.ice-forgotten",
    "water.groundwater-river",
    "water.small-is-nothing",
    "water.ground-forgotten",
    "argue.beside-the-claim",
    "water.salt-rises",
    "water.processes-mixed",
    "water.wrong-whole",
    "order.step-too-early",
    "water.not-conserved",
    "water.cloud-is-vapor",
    "water.plants-forgotten",
    "water.used-up",
    "data.one-answer",
    "water.part-not-taken-out"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "Where fresh water is",
      "description": "Use tables, graphs, and models to find out where water is and how much of it people can reach.",
      "terms": [
        "fresh water",
        "aquifer",
        "reservoir",
        "desalination"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "Dónde está el agua dulce",
      "description": "Usa tablas, gráficas y modelos para averiguar cuánta agua hay en cada lugar y cuánta pueden alcanzar las personas.",
      "terms": [
        "agua dulce",
        "acuífero",
        "embalse",
        "desalinización"
      ]
    }
  },
  "models": [
    {
      "id": "which-bar",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "5-ESS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-ESS2-2"
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
        "5-ESS2-2"
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
        "5-ESS2-2"
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
        "5-ESS2-2"
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
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5-ESS2-2"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-places",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-ESS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "order-ways",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-ESS2-2"
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
          "ways": 9
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "5-ESS2-2"
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
