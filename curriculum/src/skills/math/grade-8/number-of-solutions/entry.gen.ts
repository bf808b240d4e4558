// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "number-of-solutions",
  "version": "e67134f98e05",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "equation",
  "prerequisites": [
    "linear-equations"
  ],
  "misconceptions": [
    "expression.distributes-once",
    "equation.one-side",
    "equation.same-operation",
    "equation.wrong-inverse",
    "equation.compares-one-term",
    "equation.expects-one-solution",
    "equation.none-or-all",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Equations with fractions",
      "description": "Solve equations with fractions and parentheses, and tell whether they have one solution, none, or infinitely many.",
      "terms": [
        "denominator",
        "common multiple",
        "solution"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Ecuaciones con fracciones",
      "description": "Resuelve ecuaciones con fracciones y paréntesis y di si tienen una solución, ninguna o infinitas.",
      "terms": [
        "denominador",
        "múltiplo común",
        "solución"
      ]
    }
  },
  "models": [
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 100,
      "standards": [
        "8.EE.C.7b"
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
      "seconds": 140,
      "standards": [
        "8.EE.C.7b"
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
      "id": "how-many",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.EE.C.7a"
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
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "8.EE.C.7a"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 90,
      "standards": [
        "8.EE.C.7b"
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
