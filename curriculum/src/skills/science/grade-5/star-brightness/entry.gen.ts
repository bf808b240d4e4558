// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "star-brightness",
  "version": "596e912ea6de",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "sun",
  "prerequisites": [
    "day-and-night-sky"
  ],
  "misconceptions": [
    "sky.far-is-bright",
    "sky.misreads-distance",
    "data.stops-early",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "argue.beside-the-claim",
    "sky.sun-is-largest",
    "sky.day-for-year",
    "sky.stars-go-out",
    "inquiry.measures-other",
    "evidence.one-run"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Star brightness",
      "description": "Use data and models to argue that the Sun looks brighter than other stars because it is closer.",
      "terms": [
        "star",
        "apparent brightness",
        "light-year",
        "evidence"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "El brillo de las estrellas",
      "description": "Usa datos y modelos para argumentar que el Sol se ve más brillante que otras estrellas porque está más cerca.",
      "terms": [
        "estrella",
        "brillo aparente",
        "año luz",
        "evidencia"
      ]
    }
  },
  "models": [
    {
      "id": "lamp-row",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "5-ESS1-1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-ESS1-1"
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
        "5-ESS1-1"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "5-ESS1-1"
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
        "5-ESS1-1"
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
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-ESS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "order-light",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS1-1"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-ESS1-1"
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
        "5-ESS1-1"
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
