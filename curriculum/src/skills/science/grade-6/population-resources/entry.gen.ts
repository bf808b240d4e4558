// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "population-resources",
  "version": "4a71b9d34ec7",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "population",
  "prerequisites": [
    "food-webs",
    "unit-rates"
  ],
  "misconceptions": [
    "population.food-only",
    "population.no-limit",
    "population.animals-decide",
    "population.reverses-effect",
    "population.no-effect",
    "population.larger-limit",
    "population.adds-limits",
    "population.total-for-share",
    "population.size-for-growth",
    "population.steady-growth",
    "cause.together",
    "data.stops-early",
    "data.adds",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.no-comparison",
    "ratio.additive",
    "population.fights-only"
  ],
  "formerIds": {
    "more-than-there-is": "population.total-for-share",
    "one-share-only": "population.total-for-share",
    "takes-larger-limit": "population.larger-limit",
    "stops-on-the-way": "data.stops-early",
    "forgets-what-is-there": "data.stops-early",
    "no-effect-of-change": "population.no-effect",
    "no-limit-seen": "population.no-limit",
    "late-sign": "reading.one-point",
    "reads-in-limit": "evidence.beyond-data",
    "compares-wrong-pair": "argue.beside-the-claim",
    "food-only-limit": "population.food-only",
    "two-things-together": "cause.together"
  },
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Populations and resources",
      "description": "See from data how food, water, and space limit the number of living things.",
      "terms": [
        "population",
        "resource",
        "carrying capacity",
        "limiting factor",
        "competition"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Poblaciones y recursos",
      "description": "Descubre en los datos cómo la comida, el agua y el espacio limitan el número de seres vivos.",
      "terms": [
        "población",
        "recurso",
        "capacidad de carga",
        "factor limitante",
        "competencia"
      ]
    }
  },
  "models": [
    {
      "id": "carrying-capacity",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS2-1"
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
      "id": "read-growth",
      "thinking": "read a figure",
      "seconds": 50,
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
      "id": "use-evidence",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "MS-LS2-1",
        "MS-LS2-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 6
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
      "id": "claims",
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
          "ways": 243
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
          "ways": 0
        }
      ]
    },
    {
      "id": "order-effects",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS2-4",
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
          "ways": 120
        }
      ]
    },
    {
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS2-1",
        "MS-LS2-4"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS2-1",
        "MS-LS2-4"
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
      "id": "cause-and-effect",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS2-1",
        "MS-LS2-4"
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
