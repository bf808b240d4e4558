// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "exponents",
  "version": "aabcfc383389",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "power",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "exponents.base-times-exponent",
    "exponents.swaps-parts",
    "exponents.product-first",
    "operations.adds-first",
    "decimal.point-as-in-sum",
    "exponents.spreads-over-sum",
    "exponents.one-part",
    "exponents.counts-signs",
    "exponents.one-step-off",
    "exponents.forgets-start",
    "exponents.adds-each-step",
    "exponents.zero-gives-zero",
    "exponents.compares-bases",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "exponents.order-reversed",
    "operations.left-to-right"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Exponents",
      "description": "Write and find powers with whole exponents.",
      "terms": [
        "base",
        "exponent",
        "power",
        "squared, cubed"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Exponentes",
      "description": "Escribe y calcula potencias con exponentes enteros.",
      "terms": [
        "base",
        "exponente",
        "potencia",
        "al cuadrado, al cubo"
      ]
    }
  },
  "models": [
    {
      "id": "value",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "6.EE.A.1"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "6.EE.A.1"
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
      "id": "missing-part",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "6.EE.A.1"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.EE.A.1"
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
      "id": "growth-table",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "6.EE.A.1"
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
      "id": "order-powers",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
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
      "id": "same-value",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "6.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 625
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.EE.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    }
  ]
}
