// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "rational-number-problems",
  "version": "aad44b412d2e",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "number-line",
  "prerequisites": [
    "multiply-signed-numbers",
    "fractions-to-decimals",
    "decimal-operations"
  ],
  "misconceptions": [
    "signed.wrong-way",
    "signed.counts-once",
    "signed.ignores-signs",
    "signed.stops-early",
    "signed.leaves-out-start",
    "signed.reversed",
    "signed.goes-on",
    "signed.wrong-sign",
    "signed.different-signs",
    "operations.adds-first",
    "signed.negative-times-negative",
    "signed.two-minuses",
    "operations.ignores-parentheses",
    "signed.by-size",
    "decimal.times-makes-bigger",
    "signed.greatest-first",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Problems with rational numbers",
      "description": "Solve problems with positive and negative fractions and decimals.",
      "terms": [
        "rational number",
        "mean",
        "opposite",
        "elevation"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Problemas con números racionales",
      "description": "Resuelve problemas con fracciones y decimales positivos y negativos.",
      "terms": [
        "número racional",
        "media",
        "opuesto",
        "elevación"
      ]
    }
  },
  "models": [
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.NS.A.3"
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
      "id": "work-back",
      "thinking": "work backwards",
      "seconds": 75,
      "standards": [
        "7.NS.A.3"
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
      "id": "table",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "7.NS.A.3"
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
      "id": "compute",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "7.NS.A.3"
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
      "id": "order-results",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "7.NS.A.3"
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
        "7.NS.A.3"
      ],
      "isComputed": true,
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "7.NS.A.3"
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
