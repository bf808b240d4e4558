// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "exponent-rules",
  "version": "2f6a79484cf7",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "power",
  "prerequisites": [
    "exponents",
    "multiply-signed-numbers",
    "equivalent-expressions"
  ],
  "misconceptions": [
    "exponents.adds-exponents",
    "exponents.other-rule",
    "exponents.reversed-quotient",
    "exponents.multiplies-exponents",
    "exponents.divides-exponents",
    "exponents.drops-minus",
    "exponents.stops-early",
    "exponents.zero-gives-zero",
    "exponents.zero-gives-base",
    "exponents.base-times-exponent",
    "exponents.minus-place",
    "signed.counts-signs",
    "exponents.negative-result",
    "exponents.one-part",
    "exponents.number-as-exponent",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line",
    "exponents.multiplies-bases",
    "exponents.different-bases"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Exponent rules",
      "description": "Multiply, divide, and raise powers, and work with zero and negative exponents.",
      "terms": [
        "power",
        "base",
        "exponent",
        "reciprocal"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Reglas de los exponentes",
      "description": "Multiplica, divide y eleva potencias, y trabaja con exponentes cero y negativos.",
      "terms": [
        "potencia",
        "base",
        "exponente",
        "recíproco"
      ]
    }
  },
  "models": [
    {
      "id": "one-power",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "8.EE.A.1"
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
        "8.EE.A.1"
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
      "id": "value",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "8.EE.A.1"
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
      "id": "missing-exponent",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "8.EE.A.1"
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
        "8.EE.A.1"
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
      "id": "compare-with-one",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.EE.A.1"
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
      "id": "same-power",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.EE.A.1"
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
        "8.EE.A.1"
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
        "8.EE.A.1"
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
