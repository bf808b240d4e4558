// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "distributive-property",
  "version": "e6c1f05506db",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "parentheses",
  "prerequisites": [
    "equivalent-expressions",
    "factors-and-multiples"
  ],
  "misconceptions": [
    "expression.adds-factor",
    "expression.distributes-once",
    "expression.uses-one-part",
    "equation.loses-sign",
    "expression.mixes-up-parts",
    "expression.subtracts-factor",
    "expression.multiplies-to-factor",
    "expression.unlike-terms",
    "expression.one-form",
    "expression.multiplies-outside",
    "expression.factors-one-term",
    "expression.skips-lone-letter",
    "factors.not-greatest",
    "expression.loses-one",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "equation.ignores-constant",
    "model.counts-all",
    "exponents.base-times-exponent",
    "expression.sum-as-power",
    "model.counts-once",
    "exponents.spreads-over-sum",
    "model.swaps-numbers",
    "exponents.product-first",
    "equation.stops-early"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "The distributive property",
      "description": "Use area models to expand, factor, and multiply in your head.",
      "terms": [
        "distributive property",
        "greatest common factor",
        "factor"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "La propiedad distributiva",
      "description": "Usa modelos de área para desarrollar, factorizar y multiplicar mentalmente.",
      "terms": [
        "propiedad distributiva",
        "máximo factor común",
        "factorizar"
      ]
    }
  },
  "models": [
    {
      "id": "split-product",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.EE.A.3"
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
      "id": "area-part",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "6.EE.A.3"
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
      "id": "same-total",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "6.EE.A.3"
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
          "ways": 63
        }
      ]
    },
    {
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "6.EE.A.3"
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
      "id": "how-factored",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "6.EE.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "6.EE.A.3"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 210,
      "standards": [
        "6.EE.A.1",
        "6.EE.A.2a",
        "6.EE.A.2c",
        "6.EE.A.3",
        "6.EE.A.4"
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
