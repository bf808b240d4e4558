// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "multiply-signed-numbers",
  "version": "09038d62eea7",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "number-line",
  "prerequisites": [
    "signed-numbers",
    "divide-fractions"
  ],
  "misconceptions": [
    "signed.different-signs",
    "signed.other-operation",
    "signed.negative-times-negative",
    "signed.adds-factors",
    "signed.counts-signs",
    "signed.stops-early",
    "signed.wrong-meaning",
    "signed.zero-factor",
    "signed.always-negative",
    "signed.fraction-signs",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "signed.divides-by-zero",
    "signed.leaves-sign-behind",
    "operations.left-to-right",
    "signed.sum-rule",
    "signed.ignores-signs",
    "fraction.no-reciprocal"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Multiply and divide signed numbers",
      "description": "Multiply and divide numbers on both sides of zero, and find the sign first.",
      "terms": [
        "product",
        "quotient",
        "factor",
        "divisor"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Multiplicar y dividir números con signo",
      "description": "Multiplica y divide números a los dos lados del cero, y halla primero el signo.",
      "terms": [
        "producto",
        "cociente",
        "factor",
        "divisor"
      ]
    }
  },
  "models": [
    {
      "id": "compute",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "7.NS.A.2a",
        "7.NS.A.2b",
        "7.NS.A.2c"
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
      "seconds": 70,
      "standards": [
        "7.NS.A.2a",
        "7.NS.A.2b",
        "7.NS.A.2c"
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
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "7.NS.A.2a",
        "7.NS.A.2b"
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
      "id": "pattern",
      "thinking": "explain",
      "seconds": 40,
      "standards": [
        "7.NS.A.2a"
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
      "seconds": 55,
      "standards": [
        "7.NS.A.2a",
        "7.NS.A.2b"
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
      "id": "sign-of",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.NS.A.2a",
        "7.NS.A.2b",
        "7.NS.A.2c"
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
          "ways": 32
        }
      ]
    },
    {
      "id": "same-fraction",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "7.NS.A.2b"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.NS.A.2c"
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
        "7.NS.A.2a",
        "7.NS.A.2b",
        "7.NS.A.2c"
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
