// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "divide-fractions",
  "version": "04897fa1cb2c",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "divide",
  "prerequisites": [
    "divide-unit-fractions",
    "multiply-fractions"
  ],
  "misconceptions": [
    "fraction.no-reciprocal",
    "fraction.flips-dividend",
    "fraction.flips-both",
    "fraction.drops-remainder",
    "fraction.remainder-in-wholes",
    "fraction.picks-operation",
    "fraction.larger-divisor-more",
    "fraction.division-shrinks",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "multiplies": "fraction.no-reciprocal",
    "flips-first": "fraction.flips-dividend",
    "rest-of-whole": "fraction.remainder-in-wholes",
    "drops-rest": "fraction.drops-remainder",
    "divides-always": "fraction.picks-operation",
    "subtracts": "fraction.picks-operation",
    "bigger-divisor": "fraction.larger-divisor-more",
    "always-smaller": "fraction.division-shrinks"
  },
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Divide fractions",
      "description": "Find how many times a fraction fits, and divide by multiplying.",
      "terms": [
        "dividend",
        "divisor",
        "quotient",
        "reciprocal"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Dividir fracciones",
      "description": "Halla cuántas veces cabe una fracción y divide multiplicando.",
      "terms": [
        "dividendo",
        "divisor",
        "cociente",
        "recíproco"
      ]
    }
  },
  "models": [
    {
      "id": "how-many",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "6.NS.A.1"
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
      "seconds": 55,
      "standards": [
        "6.NS.A.1"
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
        "6.NS.A.1"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "6.NS.A.1"
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
      "seconds": 80,
      "standards": [
        "6.NS.A.1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 81
        }
      ]
    },
    {
      "id": "order-quotients",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.NS.A.1"
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
      "seconds": 60,
      "standards": [
        "6.NS.A.1"
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
