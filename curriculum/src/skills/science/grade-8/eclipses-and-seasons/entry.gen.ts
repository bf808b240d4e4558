// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "eclipses-and-seasons",
  "version": "0638f45aec91",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "orbit",
  "prerequisites": [
    "moon-and-seasons"
  ],
  "misconceptions": [
    "eclipse.swapped",
    "eclipse.every-month",
    "eclipse.any-phase",
    "data.stops-early",
    "data.adds",
    "reading.wrong-series",
    "percent.compares-amounts",
    "seasons.equal-days",
    "seasons.same-everywhere",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "eclipse.missed",
    "moon.phase-by-place",
    "argue.beside-the-claim",
    "seasons.distance",
    "seasons.ignores-tilt",
    "sky.day-for-year",
    "order.step-too-early",
    "seasons.axis-flips",
    "space.looks-large-is-large",
    "moon.other-way",
    "energy.used-up",
    "seasons.swapped",
    "moon.own-light",
    "moon.short-cycle",
    "moon.part-of-cycle",
    "moon.shadow-makes-phases",
    "moon.dark-side"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Eclipses and seasons",
      "description": "Use data and models to explain why eclipses are rare, and why tilt, not distance, makes the seasons.",
      "terms": [
        "plane of Earth’s orbit",
        "umbra",
        "penumbra",
        "latitude"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "Eclipses y estaciones",
      "description": "Usa datos y modelos para explicar por qué los eclipses son raros y por qué la inclinación, y no la distancia, causa las estaciones.",
      "terms": [
        "plano de la órbita terrestre",
        "umbra",
        "penumbra",
        "latitud"
      ]
    }
  },
  "models": [
    {
      "id": "eclipse-dates",
      "thinking": "read a figure",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-1"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-sky",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
        "MS-ESS1-1"
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
