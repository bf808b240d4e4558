// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "equation-word-problems",
  "version": "64c82c7e6422",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "equation",
  "prerequisites": [
    "one-step-equations",
    "decimal-operations"
  ],
  "misconceptions": [
    "model.keyword",
    "model.swaps-numbers",
    "model.adds-or-multiplies",
    "equation.same-operation",
    "equation.one-side",
    "equation.wrong-inverse",
    "equation.half-the-fraction",
    "equation.fractions-across",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Word problems with equations",
      "description": "Write an equation for a story, with fractions and decimals, and solve it.",
      "terms": [
        "variable",
        "equation",
        "solution",
        "coefficient"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Problemas con ecuaciones",
      "description": "Escribe una ecuación para una historia, con fracciones y decimales, y resuélvela.",
      "terms": [
        "variable",
        "ecuación",
        "solución",
        "coeficiente"
      ]
    }
  },
  "models": [
    {
      "id": "write-equation",
      "thinking": "use in a story",
      "seconds": 70,
      "standards": [
        "6.EE.B.7",
        "6.EE.B.6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "solve-story",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "6.EE.B.7"
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
      "id": "match-stories",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "6.EE.B.7",
        "6.EE.B.6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 16
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "sort-stories",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "6.EE.B.7",
        "6.EE.B.6"
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
          "ways": 16
        }
      ]
    },
    {
      "id": "from-equation",
      "thinking": "work backwards",
      "seconds": 80,
      "standards": [
        "6.EE.B.7",
        "6.EE.B.6"
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
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "6.EE.B.7"
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
    }
  ]
}
