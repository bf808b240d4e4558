// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "add-fractions",
  "version": "347028099fa1",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "pie",
  "prerequisites": [],
  "misconceptions": [
    "fraction.adds-across",
    "fraction.keeps-numerator",
    "fraction.adds-to-rename",
    "fraction.loses-whole",
    "fraction.regroups-ten",
    "fraction.smaller-from-larger",
    "fraction.other-operation",
    "fraction.stops-early",
    "fraction.no-size-sense",
    "fraction.misreads-parts",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "works-across": "fraction.adds-across",
    "keeps-top": "fraction.keeps-numerator",
    "loses-regrouping": "fraction.loses-whole",
    "blames-right-step": "judging.blames-right-work"
  },
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Add and subtract fractions",
      "description": "Rename fractions with a common denominator, then add or subtract them.",
      "terms": [
        "denominator",
        "numerator",
        "common denominator",
        "mixed number",
        "regroup"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Sumar y restar fracciones",
      "description": "Escribe las fracciones con un denominador común y luego súmalas o réstalas.",
      "terms": [
        "denominador",
        "numerador",
        "denominador común",
        "número mixto",
        "reagrupar"
      ]
    }
  },
  "models": [
    {
      "id": "compute",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "5.NF.A.1"
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
      "seconds": 90,
      "standards": [
        "5.NF.A.1"
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
      "id": "bars",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "5.NF.A.1"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.NF.A.2"
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
      "id": "estimate",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
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
      "id": "rename",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "5.NF.A.1"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5.NF.A.1",
        "5.NF.A.2"
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
