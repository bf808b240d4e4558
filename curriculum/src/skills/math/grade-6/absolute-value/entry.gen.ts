// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "absolute-value",
  "version": "ce5d450b21ed",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "number-line",
  "prerequisites": [
    "compare-signed-numbers"
  ],
  "misconceptions": [
    "signed.absolute-keeps-sign",
    "signed.absolute-flips",
    "signed.two-minuses",
    "signed.one-distance",
    "signed.wrong-side",
    "signed.stops-early",
    "signed.one-of-two",
    "signed.zero-is-nothing",
    "inequality.boundary",
    "signed.adds-to-compare",
    "signed.negative-distance",
    "signed.value-for-distance",
    "signed.greatest-first",
    "inequality.turned-sign",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "signed.no-opposite",
    "signed.end-as-jump",
    "signed.drops-sign",
    "signed.wrong-meaning",
    "signed.by-size",
    "signed.always-negative",
    "inequality.drops-sign",
    "signed.ignores-zero"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Absolute value",
      "description": "Find distances from zero, and tell them apart from order.",
      "terms": [
        "absolute value",
        "distance",
        "debt"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Valor absoluto",
      "description": "Halla distancias al cero y distínguelas del orden.",
      "terms": [
        "valor absoluto",
        "distancia",
        "deuda"
      ]
    }
  },
  "models": [
    {
      "id": "evaluate",
      "thinking": "compute",
      "seconds": 35,
      "standards": [
        "6.NS.C.7c"
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
      "id": "which-numbers",
      "thinking": "work backwards",
      "seconds": 40,
      "standards": [
        "6.NS.C.7c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "numbers",
          "ways": 0
        },
        {
          "kind": "numbers",
          "ways": 0
        },
        {
          "kind": "numbers",
          "ways": 0
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 45,
      "standards": [
        "6.NS.C.7c"
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
      "id": "sort-distances",
      "thinking": "classify",
      "seconds": 55,
      "standards": [
        "6.NS.C.7d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "order",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "6.NS.C.7d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "true-or-false",
      "thinking": "compare",
      "seconds": 55,
      "standards": [
        "6.NS.C.7c",
        "6.NS.C.7d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "limit",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.EE.B.8"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number-line",
          "ways": 0
        },
        {
          "kind": "inequality",
          "ways": 0
        },
        {
          "kind": "inequality",
          "ways": 0
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "6.NS.C.7c"
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
          "ways": 3
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.NS.C.7c",
        "6.NS.C.7d"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 9
        }
      ]
    }
  ]
}
