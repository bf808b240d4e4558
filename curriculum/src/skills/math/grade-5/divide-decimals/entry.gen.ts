// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "divide-decimals",
  "version": "670f0af38183",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "divide",
  "prerequisites": [
    "decimal-arithmetic",
    "two-digit-divisors",
    "powers-of-ten"
  ],
  "misconceptions": [
    "decimal.no-point",
    "decimal.point-one-off",
    "decimal.other-operation",
    "division.quotient-for-rest",
    "division.room-for-rest",
    "division.rounds-up",
    "division.rest-too-large",
    "division.adds-digit",
    "division.leaves-out-rest",
    "fraction.divides-other-way",
    "decimal.times-makes-bigger",
    "decimal.wrong-direction",
    "division.larger-divisor-more",
    "decimal.moves-one-point",
    "decimal.answers-first-step",
    "fraction.picks-part",
    "division.drops-remainder"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Divide decimals",
      "description": "Share and group decimals, estimate quotients, and place the decimal point.",
      "terms": [
        "dividend",
        "divisor",
        "quotient",
        "tenth",
        "hundredth"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Dividir decimales",
      "description": "Reparte y agrupa decimales, estima cocientes y coloca el punto decimal.",
      "terms": [
        "dividendo",
        "divisor",
        "cociente",
        "décima",
        "centésima"
      ]
    }
  },
  "models": [
    {
      "id": "grids",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "5.NBT.B.7"
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
      "id": "by-place",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "5.NBT.B.7"
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
      "id": "estimate",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.NBT.B.7"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "use-fact",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "5.NBT.B.7"
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
      "id": "same-quotient",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "5.NBT.B.7"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.NBT.B.7"
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
      "id": "plan",
      "thinking": "use in a story",
      "seconds": 150,
      "standards": [
        "5.NBT.B.7"
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
