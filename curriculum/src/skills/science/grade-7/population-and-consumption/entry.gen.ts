// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "population-and-consumption",
  "version": "3d0ba306cab8",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "people",
  "prerequisites": [
    "natural-resources",
    "human-impact"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "consumption.people-only",
    "order.backward",
    "ratio.looks-at-one",
    "consumption.each-only",
    "evidence.within-scatter",
    "consumption.hidden-use",
    "consumption.no-tools",
    "impact.never-runs-out",
    "argue.beside-the-claim",
    "cause.together",
    "consumption.same-everywhere",
    "impact.one-part-only",
    "plants.food-from-soil",
    "impact.away-is-gone",
    "energy.from-nothing",
    "impact.one-person-no-effect",
    "impact.fixes-beside",
    "population.size-for-growth",
    "resources.regrow-soon"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth and human activity",
      "name": "Population and consumption",
      "description": "Use data to argue how the number of people and what each one uses affect Earth’s systems.",
      "terms": [
        "population",
        "consumption",
        "per person",
        "sustainable"
      ]
    },
    "es": {
      "strand": "La Tierra y la actividad humana",
      "name": "Población y consumo",
      "description": "Usa datos para argumentar cómo influyen en la Tierra el número de personas y lo que usa cada una.",
      "terms": [
        "población",
        "consumo",
        "por persona",
        "sostenible"
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
        "MS-ESS3-4"
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
        "MS-ESS3-4"
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
        "MS-ESS3-4"
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
        "MS-ESS3-4"
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
      "id": "sort-arguments",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "order-use",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
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
        "MS-ESS3-4"
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
        "MS-ESS3-4"
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
