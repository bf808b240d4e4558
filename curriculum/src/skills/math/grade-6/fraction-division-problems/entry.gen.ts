// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fraction-division-problems",
  "version": "aef4a81eaa6f",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "divide",
  "prerequisites": [
    "divide-fractions"
  ],
  "misconceptions": [
    "fraction.divides-other-way",
    "unit.keeps-first",
    "fraction.wrong-whole",
    "ratio.whole-in-each",
    "fraction.stops-early",
    "fraction.no-reciprocal",
    "division.rounds-up",
    "fraction.remainder-in-wholes",
    "ratio.difference",
    "area.subtracts-length",
    "grid.half-perimeter",
    "fraction.no-size-sense",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Fraction division problems",
      "description": "Decide what is divided by what, and explain quotients of fractions in stories.",
      "terms": [
        "dividend",
        "divisor",
        "leftover"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Problemas de división de fracciones",
      "description": "Decide qué se divide entre qué y explica cocientes de fracciones en historias.",
      "terms": [
        "dividendo",
        "divisor",
        "sobrante"
      ]
    }
  },
  "models": [
    {
      "id": "write-division",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "6.NS.A.1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 8
        },
        {
          "kind": "inline-choice",
          "ways": 8
        },
        {
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "part-of-tape",
      "thinking": "read a figure",
      "seconds": 70,
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
      "id": "leftover",
      "thinking": "use in a story",
      "seconds": 85,
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
      "id": "times-as-long",
      "thinking": "compare",
      "seconds": 65,
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
      "id": "rectangle-side",
      "thinking": "work backwards",
      "seconds": 80,
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
      "id": "sort-sizes",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "6.NS.A.1"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "6.NS.A.1"
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
          "ways": 4
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "6.NS.A.1"
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
