// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "gcf-and-lcm-problems",
  "version": "d4cb5246b1e8",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "grid",
  "prerequisites": [
    "factors-and-multiples"
  ],
  "misconceptions": [
    "factors.mixes-up",
    "model.keyword",
    "factors.answers-first-step",
    "factors.not-greatest",
    "factors.other-thing",
    "division.leaves-out-rest",
    "factors.takes-smaller",
    "factors.product-for-multiple",
    "factors.one-number-only",
    "factors.factor-for-multiple",
    "factors.divides-one-term",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "factors.multiple-for-factor",
    "model.counts-once",
    "decimal.point-one-off",
    "decimal.answers-first-step",
    "factors.takes-larger"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "GCF and LCM problems",
      "description": "Decide whether a problem needs a common factor or a common multiple, and solve it.",
      "terms": [
        "greatest common factor",
        "least common multiple",
        "identical"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Problemas de MCD y MCM",
      "description": "Decide si un problema necesita un factor común o un múltiplo común y resuélvelo.",
      "terms": [
        "máximo común divisor",
        "mínimo común múltiplo",
        "idéntico"
      ]
    }
  },
  "models": [
    {
      "id": "which-one",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "6.NS.B.4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 729
        }
      ]
    },
    {
      "id": "kits",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.NS.B.4"
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
      "id": "cycles",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "6.NS.B.4"
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
      "id": "plot-times",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "6.NS.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number-line",
          "ways": 0
        },
        {
          "kind": "number-line",
          "ways": 0
        },
        {
          "kind": "number-line",
          "ways": 0
        }
      ]
    },
    {
      "id": "plans",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "6.NS.B.4"
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
      "id": "packs",
      "thinking": "work backwards",
      "seconds": 90,
      "standards": [
        "6.NS.B.4"
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
      "seconds": 80,
      "standards": [
        "6.NS.B.4"
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 240,
      "standards": [
        "6.NS.B.2",
        "6.NS.B.3",
        "6.NS.B.4"
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
