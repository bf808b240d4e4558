// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "equations-with-parentheses",
  "version": "3aeb21ef0949",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "parentheses",
  "prerequisites": [
    "two-step-equations",
    "linear-expressions"
  ],
  "misconceptions": [
    "equation.same-operation",
    "equation.stops-early",
    "expression.distributes-once",
    "equation.loses-sign",
    "model.counts-once",
    "model.swaps-rate",
    "model.wrong-sign",
    "equation.wrong-inverse",
    "expression.subtracts-first-term",
    "equation.one-side"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Equations with parentheses",
      "description": "Solve p(x + q) = r in two ways, and write such equations for stories.",
      "terms": [
        "parentheses",
        "distribute",
        "factor"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Ecuaciones con paréntesis",
      "description": "Resuelve p(x + q) = r de dos maneras y escribe ecuaciones de este tipo para historias.",
      "terms": [
        "paréntesis",
        "distribuir",
        "factor"
      ]
    }
  },
  "models": [
    {
      "id": "solve-groups",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.EE.B.4a"
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
      "seconds": 90,
      "standards": [
        "7.EE.B.4a"
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
      "id": "both-ways",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "7.EE.B.4a"
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
      "id": "write-equation",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.EE.B.4a"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-first-steps",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "7.EE.B.4a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 27
        },
        {
          "kind": "sort",
          "ways": 27
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "7.EE.B.4a"
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
    }
  ]
}
