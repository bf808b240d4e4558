// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "numerical-expressions",
  "version": "5e9b2c722eaa",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "parentheses",
  "prerequisites": [],
  "misconceptions": [
    "operations.left-to-right",
    "operations.adds-first",
    "operations.ignores-parentheses",
    "operations.needless-parentheses",
    "operations.groups-wrong",
    "operations.mixes-words",
    "operations.reversed",
    "operations.stops-early",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "other-operation": "operations.mixes-words",
    "blames-right-step": "judging.blames-right-work"
  },
  "words": {
    "en": {
      "strand": "Operations and algebraic thinking",
      "name": "Numerical expressions",
      "description": "Read, write, and work out expressions with parentheses.",
      "terms": [
        "expression",
        "parentheses",
        "brackets",
        "sum",
        "product",
        "quotient"
      ]
    },
    "es": {
      "strand": "Operaciones y pensamiento algebraico",
      "name": "Expresiones numéricas",
      "description": "Lee, escribe y calcula expresiones con paréntesis.",
      "terms": [
        "expresión",
        "paréntesis",
        "corchetes",
        "suma",
        "producto",
        "cociente"
      ]
    }
  },
  "models": [
    {
      "id": "evaluate",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "5.OA.A.1"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "5.OA.A.1"
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
      "id": "place-parentheses",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "5.OA.A.1"
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
          "ways": 625
        }
      ]
    },
    {
      "id": "compare",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.OA.A.2"
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
      "seconds": 55,
      "standards": [
        "5.OA.A.1"
      ],
      "isComputed": true,
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
      "id": "match-words",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5.OA.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5.OA.A.2",
        "5.OA.A.1"
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
