// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "multiply-fractions",
  "version": "a394abfcf14d",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "grid",
  "prerequisites": [
    "add-fractions"
  ],
  "misconceptions": [
    "fraction.adds-for-times",
    "fraction.keeps-denominator",
    "fraction.multiplies-both",
    "fraction.cross-multiplies",
    "fraction.parts-apart",
    "fraction.always-grows",
    "fraction.always-shrinks",
    "fraction.no-size-sense",
    "fraction.wrong-whole",
    "fraction.misreads-parts",
    "fraction.of-as-amount",
    "fraction.swaps-parts",
    "fraction.stops-early",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "adds": "fraction.adds-for-times",
    "keeps-bottom": "fraction.keeps-denominator",
    "turns-over": "fraction.cross-multiplies"
  },
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Multiply fractions",
      "description": "Find a part of an amount, and predict if a product grows or shrinks.",
      "terms": [
        "factor",
        "product",
        "numerator",
        "denominator",
        "mixed number"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Multiplicar fracciones",
      "description": "Halla una parte de una cantidad y predice si un producto crece o se reduce.",
      "terms": [
        "factor",
        "producto",
        "numerador",
        "denominador",
        "número mixto"
      ]
    }
  },
  "models": [
    {
      "id": "area",
      "thinking": "read a figure",
      "seconds": 60,
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
      "id": "compute",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "5.NF.B.4a"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "5.NF.B.4a"
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
      "id": "parts",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "5.NF.B.4a"
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
      "id": "compare-sizes",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NF.B.5a",
        "5.NF.B.5b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 70,
      "standards": [
        "5.NF.B.6"
      ],
      "isComputed": false,
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5.NF.B.4a"
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
