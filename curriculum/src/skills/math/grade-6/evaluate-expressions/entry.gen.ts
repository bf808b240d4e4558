// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "evaluate-expressions",
  "version": "5c0451ccb3d0",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "expression",
  "prerequisites": [
    "numerical-expressions",
    "exponents"
  ],
  "misconceptions": [
    "expression.order-of-operations",
    "expression.glues-digits",
    "expression.uses-one-part",
    "expression.distributes-once",
    "exponents.base-times-exponent",
    "exponents.product-first",
    "exponents.spreads-over-sum",
    "expression.difference-first",
    "operations.stops-early",
    "expression.adds-instead",
    "data.stops-early",
    "decimal.times-makes-bigger",
    "expression.divides-one-term",
    "expression.adds-factor",
    "equation.same-operation",
    "proportion.start-value",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Evaluate expressions",
      "description": "Find the value of an expression or a formula for given numbers.",
      "terms": [
        "evaluate",
        "variable",
        "coefficient",
        "formula"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Evaluar expresiones",
      "description": "Halla el valor de una expresión o de una fórmula para números dados.",
      "terms": [
        "evaluar",
        "variable",
        "coeficiente",
        "fórmula"
      ]
    }
  },
  "models": [
    {
      "id": "use-formula",
      "thinking": "use in a story",
      "seconds": 70,
      "standards": [
        "6.EE.A.2c"
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
      "id": "fill-values",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "6.EE.A.2c"
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
      "id": "order-values",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "6.EE.A.2c"
      ],
      "isComputed": true,
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
          "ways": 120
        }
      ]
    },
    {
      "id": "plan-steps",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "6.EE.A.2c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 27
        },
        {
          "kind": "inline-choice",
          "ways": 256
        }
      ]
    },
    {
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 80,
      "standards": [
        "6.EE.A.2c"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.EE.A.2c"
      ],
      "isComputed": true,
      "isClaim": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
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
