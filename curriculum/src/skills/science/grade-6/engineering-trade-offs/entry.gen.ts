// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "engineering-trade-offs",
  "version": "41693de6e22f",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "scale",
  "prerequisites": [
    "engineering-design"
  ],
  "misconceptions": [
    "design.counts-once",
    "data.adds",
    "design.forgets-a-part",
    "design.one-sided",
    "order.backward",
    "data.stops-early",
    "reading.one-point",
    "design.more-is-better",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.changes-nothing",
    "evidence.one-run",
    "evidence.picks-best-run",
    "design.criterion-ignored",
    "design.cheapest-is-best",
    "design.constraint-ignored",
    "reading.wrong-series",
    "design.mixes-needs-and-limits",
    "inquiry.tests-other",
    "design.looks-decide",
    "design.detail-as-need",
    "design.once-is-enough",
    "inquiry.no-comparison",
    "evidence.overcautious",
    "evidence.beyond-data",
    "design.word-mixed-up",
    "design.failure-is-useless",
    "design.first-idea",
    "evidence.scatter-is-error"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Engineering design",
      "name": "Engineering trade-offs",
      "description": "Weigh designs with a decision matrix, combine the best parts, and plan the next test.",
      "terms": [
        "criterion",
        "constraint",
        "trade-off",
        "decision matrix",
        "iterate"
      ]
    },
    "es": {
      "strand": "Diseño de ingeniería",
      "name": "Compromisos de la ingeniería",
      "description": "Compara diseños con una matriz de decisión, combina las mejores partes y planea la siguiente prueba.",
      "terms": [
        "criterio",
        "restricción",
        "compromiso",
        "matriz de decisión",
        "iterar"
      ]
    }
  },
  "models": [
    {
      "id": "weigh-designs",
      "thinking": "compute",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "MS-ETS1-2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "combine-parts",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "MS-ETS1-3"
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
      "id": "next-test",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "MS-ETS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 36
        },
        {
          "kind": "inline-choice",
          "ways": 36
        }
      ]
    },
    {
      "id": "best-design",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "MS-ETS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "inline-choice",
          "ways": 36
        },
        {
          "kind": "inline-choice",
          "ways": 135
        }
      ]
    },
    {
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-ETS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "sort-criteria",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ETS1-1",
        "MS-ETS1-4",
        "MS-ETS1-2"
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
          "ways": 32
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-ETS1-1",
        "MS-ETS1-4",
        "MS-ETS1-2"
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
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ETS1-1",
        "MS-ETS1-3",
        "MS-ETS1-2"
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
