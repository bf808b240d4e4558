// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "subtract-mixed-numbers",
  "version": "688ce8ba592e",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "number-line",
  "prerequisites": [
    "add-fractions"
  ],
  "misconceptions": [
    "fraction.adds-across",
    "fraction.loses-whole",
    "fraction.other-operation",
    "fraction.smaller-from-larger",
    "fraction.regroups-ten",
    "fraction.keeps-numerator",
    "fraction.stops-early",
    "fraction.misreads-parts",
    "fraction.no-size-sense",
    "fraction.judges-by-numerators",
    "fraction.parts-apart",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Add and subtract mixed numbers",
      "description": "Regroup wholes and pieces, count up, and choose an easy way.",
      "terms": [
        "mixed number",
        "regroup",
        "common denominator",
        "difference"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Sumar y restar números mixtos",
      "description": "Reagrupa enteros y partes, cuenta hacia adelante y elige un camino fácil.",
      "terms": [
        "número mixto",
        "reagrupar",
        "denominador común",
        "diferencia"
      ]
    }
  },
  "models": [
    {
      "id": "compute",
      "thinking": "compute",
      "seconds": 70,
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
      "id": "count-up",
      "thinking": "read a figure",
      "seconds": 70,
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
      "id": "needs-regrouping",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.NF.A.1"
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
      "id": "same-value",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.NF.A.1"
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
      "id": "records",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "5.NF.A.2"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 70,
      "standards": [
        "5.NF.A.1"
      ],
      "isComputed": true,
      "isClaim": true,
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
