// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "multiplication-as-scaling",
  "version": "824e8ee3b3df",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "scale",
  "prerequisites": [
    "multiply-fractions"
  ],
  "misconceptions": [
    "fraction.swaps-parts",
    "fraction.wrong-whole",
    "fraction.adds-for-times",
    "fraction.stops-early",
    "fraction.no-size-sense",
    "fraction.always-grows",
    "fraction.always-shrinks",
    "division.order-reversed",
    "fraction.judges-by-numerators",
    "data.stops-early",
    "inequality.boundary",
    "fraction.adds-to-rename",
    "fraction.keeps-numerator",
    "multiplication.one-factor"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Multiplication as scaling",
      "description": "Tell if a product is larger or smaller than a number, without working it out.",
      "terms": [
        "factor",
        "product",
        "scale",
        "numerator",
        "denominator"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "La multiplicación como escala",
      "description": "Di si un producto es mayor o menor que un número, sin calcularlo.",
      "terms": [
        "factor",
        "producto",
        "escalar",
        "numerador",
        "denominador"
      ]
    }
  },
  "models": [
    {
      "id": "tapes",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.NF.B.5a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "match-sizes",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "5.NF.B.5a",
        "5.NF.B.5b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 3125
        }
      ]
    },
    {
      "id": "order-products",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "5.NF.B.5a"
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
      "id": "open-numerator",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "5.NF.B.5a",
        "5.NF.B.5b"
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
      "id": "same-size",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "5.NF.B.5b"
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
      "seconds": 65,
      "standards": [
        "5.NF.B.5b"
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
    }
  ]
}
