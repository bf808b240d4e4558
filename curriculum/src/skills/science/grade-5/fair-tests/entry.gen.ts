// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fair-tests",
  "version": "4fbe10434df6",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "balance",
  "prerequisites": [
    "engineering-design"
  ],
  "misconceptions": [
    "reading.wrong-series",
    "evidence.within-scatter",
    "evidence.overcautious",
    "inquiry.changes-two",
    "data.stops-early",
    "reading.one-point",
    "evidence.picks-best-run",
    "evidence.beyond-data",
    "order.backward",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.measures-other",
    "design.looks-decide",
    "design.detail-as-need",
    "design.failure-is-useless",
    "design.first-idea",
    "inquiry.no-comparison",
    "design.once-is-enough",
    "design.mends-what-works",
    "design.word-mixed-up",
    "evidence.one-run",
    "evidence.scatter-is-error",
    "design.more-is-better",
    "design.one-sided",
    "design.criterion-ignored",
    "inquiry.controls-everything"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Engineering design",
      "name": "Fair tests",
      "description": "Plan fair tests of prototypes, find failure points, and use the results to improve a design.",
      "terms": [
        "variable",
        "controlled variable",
        "trial",
        "failure point",
        "prototype"
      ]
    },
    "es": {
      "strand": "Diseño de ingeniería",
      "name": "Pruebas justas",
      "description": "Planea pruebas justas de prototipos, halla dónde fallan y usa los resultados para mejorar un diseño.",
      "terms": [
        "variable",
        "variable controlada",
        "ensayo",
        "punto de falla",
        "prototipo"
      ]
    }
  },
  "models": [
    {
      "id": "judge-changes",
      "thinking": "read a figure",
      "seconds": 65,
      "standards": [
        "3-5-ETS1-3"
      ],
      "isComputed": true,
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
        "3-5-ETS1-3"
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
        "3-5-ETS1-3"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "3-5-ETS1-3"
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
      "id": "sort-roles",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
      "id": "order-rounds",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
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
          "ways": 120
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
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
          "ways": 27
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
        "3-5-ETS1-3"
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
