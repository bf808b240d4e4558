// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "rational-numbers-on-a-line",
  "version": "ddebc64e34c8",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "number-line",
  "prerequisites": [
    "compare-signed-numbers"
  ],
  "misconceptions": [
    "signed.wrong-side",
    "signed.reads-away",
    "decimal.every-tick-a-tenth",
    "signed.counts-ticks",
    "signed.no-opposite",
    "signed.ignores-signs",
    "signed.adds-to-compare",
    "signed.ignores-zero",
    "signed.always-negative",
    "signed.stops-early",
    "signed.greatest-first",
    "signed.by-size",
    "signed.drops-sign",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "signed.zero-is-nothing",
    "signed.negative-distance",
    "signed.value-for-distance",
    "signed.different-signs",
    "signed.whole-distance"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Rational numbers on a number line",
      "description": "Place and read fractions and decimals on both sides of zero.",
      "terms": [
        "rational number",
        "opposite",
        "tick mark"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Números racionales en la recta numérica",
      "description": "Ubica y lee fracciones y decimales a los dos lados del cero.",
      "terms": [
        "número racional",
        "opuesto",
        "marca"
      ]
    }
  },
  "models": [
    {
      "id": "read-line",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "6.NS.C.6c"
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
      "id": "plot-numbers",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.NS.C.6a",
        "6.NS.C.6c"
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
      "id": "match-points",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "6.NS.C.6a",
        "6.NS.C.6c"
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
          "ways": 625
        }
      ]
    },
    {
      "id": "sort-between",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "6.NS.C.6c",
        "6.NS.C.7a"
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
    },
    {
      "id": "scale-story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.NS.C.6a",
        "6.NS.C.6c"
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
      "id": "order",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.NS.C.7a"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.NS.C.6c"
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
      "seconds": 180,
      "standards": [
        "6.NS.C.5",
        "6.NS.C.6a",
        "6.NS.C.6c",
        "6.NS.C.7a",
        "6.NS.C.7b",
        "6.NS.C.7c",
        "6.NS.C.7d"
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
