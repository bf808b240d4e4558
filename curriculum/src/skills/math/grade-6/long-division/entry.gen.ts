// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "long-division",
  "version": "001ad8251c42",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "divide",
  "prerequisites": [
    "two-digit-divisors"
  ],
  "misconceptions": [
    "division.rest-too-large",
    "division.other-step",
    "division.no-bring-down",
    "division.adds-digit",
    "division.stops-early",
    "division.skips-zero",
    "division.zeros-apart",
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
    "judging.names-other-fault",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Long division",
      "description": "Divide large whole numbers with the standard algorithm.",
      "terms": [
        "dividend",
        "divisor",
        "quotient",
        "remainder"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "División larga",
      "description": "Divide números enteros grandes con el algoritmo estándar.",
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
      "id": "steps-table",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "6.NS.B.2"
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
        "6.NS.B.2"
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
        "6.NS.B.2"
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
        "6.NS.B.2"
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
        "6.NS.B.2"
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
      "seconds": 90,
      "standards": [
        "6.NS.B.2"
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
