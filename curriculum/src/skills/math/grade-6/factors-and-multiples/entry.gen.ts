// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "factors-and-multiples",
  "version": "7beb01905d1b",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "grid",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "factors.multiple-for-factor",
    "factors.takes-smaller",
    "factors.not-greatest",
    "factors.factor-for-multiple",
    "factors.product-for-multiple",
    "factors.takes-larger",
    "factors.answers-first-step",
    "factors.one-number-only",
    "factors.other-thing",
    "factors.mixes-up",
    "factors.divides-one-term",
    "signed.greatest-first",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Factors and multiples",
      "description": "Find greatest common factors and least common multiples, and factor sums.",
      "terms": [
        "factor",
        "multiple",
        "greatest common factor (GCF)",
        "least common multiple (LCM)",
        "distributive property"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Factores y múltiplos",
      "description": "Halla máximos comunes divisores y mínimos comunes múltiplos, y factoriza sumas.",
      "terms": [
        "factor",
        "múltiplo",
        "máximo común divisor (MCD)",
        "mínimo común múltiplo (mcm)",
        "propiedad distributiva"
      ]
    }
  },
  "models": [
    {
      "id": "greatest",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "6.NS.B.4"
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
      "id": "least",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "6.NS.B.4"
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
        "6.NS.B.4"
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
      "id": "sort-numbers",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "6.NS.B.4"
      ],
      "isComputed": true,
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
          "ways": 243
        }
      ]
    },
    {
      "id": "fill-table",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "6.NS.B.4"
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
      "id": "distribute",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.NS.B.4"
      ],
      "isComputed": true,
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
          "ways": 81
        }
      ]
    },
    {
      "id": "match-sums",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "6.NS.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "order",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "6.NS.B.4"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 55,
      "standards": [
        "6.NS.B.4"
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
