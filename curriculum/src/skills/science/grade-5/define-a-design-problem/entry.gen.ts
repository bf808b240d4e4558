// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "define-a-design-problem",
  "version": "e49a41739bcb",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "puzzle",
  "prerequisites": [
    "engineering-design",
    "decimal-arithmetic"
  ],
  "misconceptions": [
    "data.stops-early",
    "data.adds",
    "design.criterion-ignored",
    "division.drops-remainder",
    "design.splits-wholes",
    "design.constraint-ignored",
    "design.more-is-better",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "design.detail-as-need",
    "design.users-mixed",
    "design.strict-for-loose",
    "design.vague",
    "design.solution-as-need",
    "order.step-too-early",
    "design.first-idea",
    "design.looks-decide",
    "design.mixes-needs-and-limits",
    "design.one-sided",
    "design.cheapest-is-best",
    "inquiry.changes-two",
    "evidence.picks-best-run",
    "design.word-mixed-up"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Engineering design",
      "name": "Define a design problem",
      "description": "Turn what people need into criteria that can be checked, and compare several solutions with data.",
      "terms": [
        "criterion",
        "constraint",
        "requirement",
        "budget",
        "data"
      ]
    },
    "es": {
      "strand": "Diseño de ingeniería",
      "name": "Definir un problema de diseño",
      "description": "Convierte lo que la gente necesita en criterios que se pueden revisar y compara varias soluciones con datos.",
      "terms": [
        "criterio",
        "restricción",
        "requisito",
        "presupuesto",
        "datos"
      ]
    }
  },
  "models": [
    {
      "id": "need-criterion",
      "thinking": "compute",
      "seconds": 55,
      "standards": [
        "3-5-ETS1-1"
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
      "id": "count-passing",
      "thinking": "work backwards",
      "seconds": 65,
      "standards": [
        "3-5-ETS1-2",
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
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "3-5-ETS1-2"
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
        "3-5-ETS1-2"
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
        "3-5-ETS1-2"
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
      "id": "sort-needs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-1"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "3-5-ETS1-2",
        "3-5-ETS1-1"
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
        "3-5-ETS1-1",
        "3-5-ETS1-2"
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
        "3-5-ETS1-1",
        "3-5-ETS1-2"
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
