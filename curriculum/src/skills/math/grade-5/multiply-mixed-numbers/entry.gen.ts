// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "multiply-mixed-numbers",
  "version": "79cf7ca9b1b3",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "grid",
  "prerequisites": [
    "multiply-fractions",
    "subtract-mixed-numbers"
  ],
  "misconceptions": [
    "fraction.adds-for-times",
    "fraction.wrong-whole",
    "division.area-for-side",
    "fraction.picks-operation",
    "fraction.stops-early",
    "fraction.picks-part",
    "fraction.misses-partial",
    "fraction.parts-apart",
    "fraction.of-as-amount",
    "fraction.no-size-sense",
    "multiplication.one-factor",
    "fraction.multiplies-both",
    "fraction.other-operation",
    "fraction.judges-by-numerators",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Multiply mixed numbers",
      "description": "Find products of mixed numbers with area models, recipes, and rectangles.",
      "terms": [
        "mixed number",
        "factor",
        "product",
        "partial product",
        "area"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Multiplicar números mixtos",
      "description": "Halla productos de números mixtos con modelos de área, recetas y rectángulos.",
      "terms": [
        "número mixto",
        "factor",
        "producto",
        "producto parcial",
        "área"
      ]
    }
  },
  "models": [
    {
      "id": "area-parts",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "5.NF.B.4b"
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
      "id": "rectangles",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "5.NF.B.4b"
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
      "id": "same-value",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.NF.B.4b"
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
      "id": "recipes",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.NF.B.6"
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
      "id": "order-products",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NF.B.5a"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "5.NF.B.4b"
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
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 4
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "5.NF.B.6",
        "5.NF.B.4b"
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
