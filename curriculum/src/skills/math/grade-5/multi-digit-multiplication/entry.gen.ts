// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "multi-digit-multiplication",
  "version": "72eb047435d0",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "grid",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "multiplication.no-shift",
    "multiplication.adds-factors",
    "multiplication.no-regroup",
    "multiplication.regroups-first",
    "multiplication.like-places-only",
    "division.area-for-side",
    "multiplication.skips-zero",
    "multiplication.adds-to-product",
    "multiplication.other-factor",
    "multiplication.last-digit-only",
    "multiplication.near-digit",
    "operations.reversed",
    "multiplication.one-factor",
    "operations.stops-early",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Multiply multi-digit numbers",
      "description": "Multiply whole numbers with area models, partial products, and the standard algorithm.",
      "terms": [
        "factor",
        "product",
        "partial product",
        "regroup",
        "estimate"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Multiplicar números de varias cifras",
      "description": "Multiplica números enteros con modelos de área, productos parciales y el algoritmo estándar.",
      "terms": [
        "factor",
        "producto",
        "producto parcial",
        "reagrupar",
        "estimar"
      ]
    }
  },
  "models": [
    {
      "id": "area-model",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NBT.B.5"
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
      "id": "multiply",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "5.NBT.B.5"
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
      "id": "partial-products",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.NBT.B.5"
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
      "id": "missing-digit",
      "thinking": "work backwards",
      "seconds": 75,
      "standards": [
        "5.NBT.B.5"
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
      "id": "order-products",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NBT.B.5"
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
      "seconds": 90,
      "standards": [
        "5.NBT.B.5"
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
        "5.NBT.B.5"
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
