// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "divide-unit-fractions",
  "version": "17661a4fffce",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "divide",
  "prerequisites": [
    "multiply-fractions"
  ],
  "misconceptions": [
    "fraction.unit-as-whole",
    "fraction.divides-other-way",
    "fraction.no-reciprocal",
    "fraction.picks-operation",
    "fraction.larger-divisor-more",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "fraction.no-size-sense"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Divide unit fractions",
      "description": "Divide a whole number by a unit fraction, and a unit fraction by a whole number.",
      "terms": [
        "unit fraction",
        "dividend",
        "divisor",
        "quotient"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Dividir con fracciones unitarias",
      "description": "Divide un número entero entre una fracción unitaria, y una fracción unitaria entre un número entero.",
      "terms": [
        "fracción unitaria",
        "dividendo",
        "divisor",
        "cociente"
      ]
    }
  },
  "models": [
    {
      "id": "read-figure",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.NF.B.7a",
        "5.NF.B.7b"
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
        "5.NF.B.7a",
        "5.NF.B.7b"
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
        "5.NF.B.7c"
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
      "id": "which-calculation",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "5.NF.B.7c"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 27
        }
      ]
    },
    {
      "id": "rewrite",
      "thinking": "explain",
      "seconds": 55,
      "standards": [
        "5.NF.B.7a",
        "5.NF.B.7b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 27
        }
      ]
    },
    {
      "id": "order-quotients",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.NF.B.7a",
        "5.NF.B.7b"
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
      "seconds": 55,
      "standards": [
        "5.NF.B.7a",
        "5.NF.B.7b"
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
