// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fractions-as-division",
  "version": "f4a55bc3fe50",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "pie",
  "prerequisites": [],
  "misconceptions": [
    "fraction.divides-other-way",
    "fraction.of-as-amount",
    "fraction.picks-operation",
    "fraction.leftover-not-shared",
    "fraction.remainder-wrong-denominator",
    "fraction.denominator-as-groups",
    "fraction.adds-for-times",
    "fraction.no-size-sense",
    "division.larger-divisor-more",
    "division.order-reversed",
    "division.dividend-alone",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Fractions as division",
      "description": "See a fraction as a division, and share amounts equally with fractions and mixed numbers as answers.",
      "terms": [
        "numerator",
        "denominator",
        "mixed number",
        "dividend",
        "divisor"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Fracciones como división",
      "description": "Ve una fracción como una división, y reparte cantidades por igual con fracciones y números mixtos como respuesta.",
      "terms": [
        "numerador",
        "denominador",
        "número mixto",
        "dividendo",
        "divisor"
      ]
    }
  },
  "models": [
    {
      "id": "read-figure",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.NF.B.3"
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
      "seconds": 45,
      "standards": [
        "5.NF.B.3"
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
      "seconds": 60,
      "standards": [
        "5.NF.B.3"
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
      "id": "between",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.NF.B.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
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
    },
    {
      "id": "match",
      "thinking": "explain",
      "seconds": 55,
      "standards": [
        "5.NF.B.3"
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
      "id": "order-shares",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NF.B.3"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5.NF.B.3"
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
          "ways": 3
        }
      ]
    }
  ]
}
