// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "limiting-factors",
  "version": "3347734dcb79",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "sprout",
  "prerequisites": [
    "population-resources"
  ],
  "misconceptions": [
    "reading.wrong-series",
    "data.stops-early",
    "evidence.within-scatter",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "population.size-for-growth",
    "order.backward",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "population.food-only",
    "population.fights-only",
    "population.larger-limit",
    "population.no-effect",
    "argue.beside-the-claim",
    "cause.together",
    "evidence.picks-best-run",
    "population.no-limit",
    "population.steady-growth",
    "population.reverses-effect",
    "inquiry.no-comparison",
    "order.step-too-early",
    "population.animals-decide",
    "population.adds-limits"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Limiting factors",
      "description": "Use data and tests to find what limits the growth of a population, and what happens when that limit changes.",
      "terms": [
        "limiting factor",
        "abiotic factor",
        "carrying capacity",
        "exponential growth"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Factores limitantes",
      "description": "Usa datos y pruebas para averiguar qué limita el crecimiento de una población y qué pasa cuando ese límite cambia.",
      "terms": [
        "factor limitante",
        "factor abiótico",
        "capacidad de carga",
        "crecimiento exponencial"
      ]
    }
  },
  "models": [
    {
      "id": "sort-lakes",
      "thinking": "classify",
      "seconds": 65,
      "standards": [
        "MS-LS2-1"
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
        "MS-LS2-1"
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
        "MS-LS2-1"
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
        "MS-LS2-1"
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
        "MS-LS2-1"
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
          "ways": 3
        }
      ]
    },
    {
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-LS2-1"
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
      "id": "sort-factors",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS2-1"
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
      "id": "order-growth",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS2-1"
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
        "MS-LS2-1"
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
          "ways": 9
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS2-1"
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
