// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "irrational-numbers",
  "version": "f51a00e052a8",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "number-line",
  "prerequisites": [
    "roots",
    "fractions-to-decimals",
    "two-step-equations"
  ],
  "misconceptions": [
    "irrational.ends",
    "irrational.wrong-nines",
    "irrational.all-repeat",
    "irrational.skips-lead",
    "irrational.drops-whole",
    "irrational.mixes-kinds",
    "irrational.endless",
    "roots.not-perfect",
    "roots.sign-means-irrational",
    "roots.divides-by-index",
    "irrational.farther-neighbor",
    "irrational.rounds-early",
    "irrational.misplaced",
    "roots.compares-insides",
    "roots.order-reversed",
    "signed.by-size",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "irrational.pattern",
    "irrational.approximation-is-exact"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Irrational numbers",
      "description": "Turn repeating decimals into fractions, and estimate roots and π.",
      "terms": [
        "rational number",
        "irrational number",
        "repeating decimal",
        "approximation"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Números irracionales",
      "description": "Convierte decimales periódicos en fracciones y estima raíces y π.",
      "terms": [
        "número racional",
        "número irracional",
        "decimal periódico",
        "aproximación"
      ]
    }
  },
  "models": [
    {
      "id": "to-fraction",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "8.NS.A.1"
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
      "id": "kind-of-decimal",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.NS.A.1"
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
      "id": "estimate",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
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
      "id": "number-line",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 625
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
      "id": "order-numbers",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
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
      "seconds": 70,
      "standards": [
        "8.NS.A.1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.NS.A.1",
        "8.NS.A.2"
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
