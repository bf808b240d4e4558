// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "engineering-design",
  "version": "282301bc2b09",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "wrench",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "design.constraint-ignored",
    "design.criterion-ignored",
    "data.stops-early",
    "evidence.picks-best-run",
    "design.cheapest-is-best",
    "reading.wrong-series",
    "design.mixes-needs-and-limits",
    "design.counts-once",
    "data.adds",
    "design.forgets-a-part",
    "design.mends-what-works",
    "evidence.overcautious",
    "evidence.within-scatter",
    "reading.one-point",
    "design.more-is-better",
    "evidence.beyond-data",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "design.detail-as-need",
    "inquiry.no-comparison",
    "inquiry.controls-everything",
    "order.step-too-early",
    "design.first-idea",
    "design.once-is-enough",
    "design.word-mixed-up",
    "design.looks-decide",
    "design.one-sided",
    "design.failure-is-useless",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Engineering design",
      "name": "Engineering design",
      "description": "Find out what a design must do, compare solutions, and test prototypes fairly.",
      "terms": [
        "criterion",
        "constraint",
        "prototype",
        "variable",
        "failure point"
      ]
    },
    "es": {
      "strand": "Diseño de ingeniería",
      "name": "Diseño de ingeniería",
      "description": "Descubre qué debe lograr un diseño, compara soluciones y prueba prototipos de manera justa.",
      "terms": [
        "criterio",
        "restricción",
        "prototipo",
        "variable",
        "punto de falla"
      ]
    }
  },
  "models": [
    {
      "id": "meets-all",
      "thinking": "classify",
      "seconds": 55,
      "standards": [
        "3-5-ETS1-1",
        "3-5-ETS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "choices",
          "ways": 15
        }
      ]
    },
    {
      "id": "best-design",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "3-5-ETS1-2"
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
      "id": "add-points",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "3-5-ETS1-2"
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
      "id": "how-many-parts",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "3-5-ETS1-1"
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
      "id": "failure-points",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "3-5-ETS1-3"
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
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-3"
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
      "id": "sort-needs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-1",
        "3-5-ETS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
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
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-2",
        "3-5-ETS1-3"
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
          "ways": 720
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "3-5-ETS1-3",
        "3-5-ETS1-1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-2",
        "3-5-ETS1-3"
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
      "id": "design-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "3-5-ETS1-1",
        "3-5-ETS1-2",
        "3-5-ETS1-3"
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
