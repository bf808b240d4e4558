// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "linear-expressions",
  "version": "a0c69bfeefb6",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "expression",
  "prerequisites": [
    "equivalent-expressions",
    "multiply-signed-numbers"
  ],
  "misconceptions": [
    "equation.loses-sign",
    "expression.unlike-terms",
    "expression.subtracts-first-term",
    "expression.adds-instead",
    "expression.distributes-once",
    "expression.order-of-operations",
    "expression.factors-one-term",
    "expression.multiplies-to-factor",
    "expression.reversed-difference",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "expression.loses-one",
    "expression.skips-lone-letter",
    "expression.tests-one-value"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Add, subtract, and factor linear expressions",
      "description": "Rewrite expressions with negative, fraction, and decimal coefficients.",
      "terms": [
        "coefficient",
        "constant",
        "like terms",
        "opposite of an expression"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Sumar, restar y factorizar expresiones lineales",
      "description": "Reescribe expresiones con coeficientes negativos, fracciones y decimales.",
      "terms": [
        "coeficiente",
        "constante",
        "términos semejantes",
        "opuesto de una expresión"
      ]
    }
  },
  "models": [
    {
      "id": "combine",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "7.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "show-work",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "7.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "expand",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "7.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "factor",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "7.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "missing-expression",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "7.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.EE.A.1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "same-value",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "7.EE.A.1"
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
        "7.EE.A.1"
      ],
      "isComputed": true,
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
        "7.EE.A.1"
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
    }
  ]
}
