// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "rewrite-expressions",
  "version": "4702f2d6ff07",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "expression",
  "prerequisites": [
    "linear-expressions",
    "percent-change"
  ],
  "misconceptions": [
    "percent.new-for-change",
    "percent.factor-place",
    "percent.adds-percents",
    "percent.wrong-whole",
    "percent.wrong-direction",
    "expression.one-form",
    "percent.percent-as-amount",
    "percent.part-for-rest",
    "model.counts-once",
    "expression.distributes-once",
    "expression.factors-one-term",
    "expression.uses-one-part",
    "expression.mixes-up-parts",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "expression.adds-factor",
    "percent.stops-early",
    "percent.factor-for-change"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Rewrite expressions",
      "description": "Write an expression in another form, and see what each form tells about a situation.",
      "terms": [
        "equivalent expressions",
        "term",
        "coefficient",
        "factor"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Reescribir expresiones",
      "description": "Escribe una expresión de otra forma y descubre qué dice cada forma sobre una situación.",
      "terms": [
        "expresiones equivalentes",
        "término",
        "coeficiente",
        "factor"
      ]
    }
  },
  "models": [
    {
      "id": "net-percent",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "7.EE.A.2"
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
      "id": "same-price",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.EE.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "sum-form",
      "thinking": "use in a story",
      "seconds": 70,
      "standards": [
        "7.EE.A.2"
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
      "id": "counted-ways",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "7.EE.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.EE.A.2"
      ],
      "isComputed": true,
      "isClaim": true,
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
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.EE.A.2"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "calculator": "basic",
      "standards": [
        "7.EE.A.1",
        "7.EE.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "table",
          "ways": 0
        }
      ]
    }
  ]
}
