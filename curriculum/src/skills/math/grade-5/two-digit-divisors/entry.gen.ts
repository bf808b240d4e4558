// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "two-digit-divisors",
  "version": "56d8291d5224",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "divide",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "division.one-part",
    "division.area-for-side",
    "division.rest-too-large",
    "division.zeros-apart",
    "division.stops-early",
    "division.skips-zero",
    "division.quotient-for-rest",
    "division.rounds-up",
    "division.subtracts",
    "division.drops-remainder",
    "division.room-for-rest",
    "division.larger-divisor-more",
    "division.dividend-alone",
    "division.order-reversed",
    "multiplication.no-shift",
    "division.adds-back",
    "division.leaves-out-rest",
    "division.rest-in-groups",
    "division.keeps-rest",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Divide by two-digit numbers",
      "description": "Divide up to four digits by two digits, with area models and partial quotients.",
      "terms": [
        "dividend",
        "divisor",
        "quotient",
        "remainder"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Dividir entre números de dos cifras",
      "description": "Divide hasta cuatro cifras entre dos cifras, con modelos de área y cocientes parciales.",
      "terms": [
        "dividendo",
        "divisor",
        "cociente",
        "residuo"
      ]
    }
  },
  "models": [
    {
      "id": "area-model",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NBT.B.6"
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
      "id": "find-quotient",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "5.NBT.B.6"
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
      "seconds": 90,
      "standards": [
        "5.NBT.B.6"
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
      "id": "order-quotients",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NBT.B.6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 24
        }
      ]
    },
    {
      "id": "work-back",
      "thinking": "work backwards",
      "seconds": 75,
      "standards": [
        "5.NBT.B.6"
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
      "seconds": 75,
      "standards": [
        "5.NBT.B.6"
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
    }
  ]
}
