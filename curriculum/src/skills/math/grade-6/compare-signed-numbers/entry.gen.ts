// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "compare-signed-numbers",
  "version": "d4e3bae3add4",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "number-line",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "signed.wrong-side",
    "signed.counts-ticks",
    "signed.reads-away",
    "signed.tick-as-one",
    "signed.no-opposite",
    "signed.wrong-way",
    "signed.reciprocal",
    "signed.two-minuses",
    "signed.zero-is-nothing",
    "signed.always-negative",
    "signed.whole-distance",
    "signed.wrong-meaning",
    "signed.ignores-zero",
    "signed.greatest-first",
    "signed.by-size",
    "signed.drops-sign",
    "inequality.turned-sign",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Compare positive and negative numbers",
      "description": "Find, compare, and order numbers on both sides of zero.",
      "terms": [
        "positive number",
        "negative number",
        "opposite",
        "integer"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Comparar números positivos y negativos",
      "description": "Halla, compara y ordena números a los dos lados del cero.",
      "terms": [
        "número positivo",
        "número negativo",
        "opuesto",
        "entero"
      ]
    }
  },
  "models": [
    {
      "id": "read-line",
      "thinking": "read a figure",
      "seconds": 35,
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
      "id": "place",
      "thinking": "read a figure",
      "seconds": 45,
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
      "id": "opposites",
      "thinking": "work backwards",
      "seconds": 35,
      "standards": [
        "6.NS.C.6a"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 45,
      "standards": [
        "6.NS.C.5"
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
      "thinking": "use in a story",
      "seconds": 55,
      "standards": [
        "6.NS.C.7b"
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
        "6.NS.C.7a"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.NS.C.7a",
        "6.NS.C.5",
        "6.NS.C.6a",
        "6.NS.C.7b",
        "6.NS.C.6c"
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
