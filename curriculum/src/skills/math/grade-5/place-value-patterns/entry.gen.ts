// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "place-value-patterns",
  "version": "4f912dd0daab",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "decimal",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "decimal.wrong-direction",
    "decimal.point-one-off",
    "decimal.adds-steps",
    "decimal.reads-the-rest",
    "multiplication.one-factor",
    "decimal.counts-places",
    "decimal.skips-zero",
    "decimal.side-by-side",
    "decimal.drops-ths",
    "decimal.loses-trade",
    "decimal.face-value",
    "decimal.answers-first-step"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Place value patterns",
      "description": "Use the fact that each place is worth 10 times the next, and write decimals in expanded form.",
      "terms": [
        "place value",
        "one tenth of",
        "expanded form",
        "thousandth"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Patrones del valor posicional",
      "description": "Aprovecha que cada lugar vale 10 veces el siguiente y escribe decimales en forma desarrollada.",
      "terms": [
        "valor posicional",
        "la décima parte de",
        "forma desarrollada",
        "milésima"
      ]
    }
  },
  "models": [
    {
      "id": "ten-table",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "5.NBT.A.1"
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
      "id": "order-worths",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NBT.A.1"
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
      "id": "sort-steps",
      "thinking": "classify",
      "seconds": 55,
      "standards": [
        "5.NBT.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 1024
        }
      ]
    },
    {
      "id": "expanded-forms",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "5.NBT.A.3a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "counters",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NBT.A.3a"
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
        "5.NBT.A.1"
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
    }
  ]
}
