// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "body-in-balance",
  "version": "cd8aeda3ef05",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "heart",
  "prerequisites": [
    "body-systems",
    "decimal-arithmetic"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "data.no-division",
    "ratio.turned",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "body.wrong-system",
    "body.brain-only-thinks",
    "body.waste-mixed",
    "body.systems-separate",
    "body.one-system-alone",
    "body.food-goes-whole",
    "body.feedback-turned",
    "argue.beside-the-claim",
    "senses.brain-first",
    "order.step-too-early",
    "body.air-in-heart",
    "senses.response-only",
    "senses.no-stimulus"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Structures and processes",
      "name": "A body in balance",
      "description": "Use data to show how body systems work together, and how they bring the body back into balance.",
      "terms": [
        "body system",
        "balance",
        "feedback",
        "heart rate"
      ]
    },
    "es": {
      "strand": "Estructuras y procesos",
      "name": "Un cuerpo en equilibrio",
      "description": "Usa datos para mostrar cómo los sistemas del cuerpo trabajan juntos y cómo vuelven a poner el cuerpo en equilibrio.",
      "terms": [
        "sistema del cuerpo",
        "equilibrio",
        "retroalimentación",
        "frecuencia cardíaca"
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
        "MS-LS1-3"
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
        "MS-LS1-3"
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
        "MS-LS1-3"
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
        "MS-LS1-3"
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
      "id": "sort-responses",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 3125
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
      "id": "order-loop",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS1-3"
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
        "MS-LS1-3"
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
        "MS-LS1-3"
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
