// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "powers-of-ten",
  "version": "4afee8ef3ce5",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "power",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "decimal.wrong-direction",
    "exponents.base-times-exponent",
    "exponents.zeros-as-exponent",
    "decimal.point-one-off",
    "decimal.appends-zeros",
    "decimal.answers-first-step",
    "exponents.one-step-off",
    "exponents.compares-one-part",
    "exponents.order-reversed",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Powers of 10",
      "description": "Multiply and divide by powers of 10, and explain how zeros and the decimal point change.",
      "terms": [
        "power of 10",
        "exponent",
        "base",
        "factor"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Potencias de 10",
      "description": "Multiplica y divide por potencias de 10, y explica cómo cambian los ceros y el punto decimal.",
      "terms": [
        "potencia de 10",
        "exponente",
        "base",
        "factor"
      ]
    }
  },
  "models": [
    {
      "id": "compute",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "5.NBT.A.2"
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
      "id": "pattern-table",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NBT.A.2"
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
      "id": "missing",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5.NBT.A.2"
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
      "id": "sort-statements",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "5.NBT.A.2"
      ],
      "isComputed": true,
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
      "id": "order",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NBT.A.2"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "5.NBT.A.2"
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
      "seconds": 55,
      "standards": [
        "5.NBT.A.2"
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
