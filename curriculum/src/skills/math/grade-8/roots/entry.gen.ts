// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "roots",
  "version": "21080c4ed9f3",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "power",
  "prerequisites": [
    "exponents",
    "one-step-equations",
    "multiply-signed-numbers"
  ],
  "misconceptions": [
    "roots.divides-by-index",
    "roots.loses-minus",
    "roots.cube-as-square",
    "roots.stops-early",
    "roots.adds-insides",
    "roots.one-part",
    "roots.decimal-places",
    "roots.one-solution",
    "roots.two-for-cube",
    "roots.must-be-even",
    "roots.divides-by-sides",
    "roots.compares-insides",
    "roots.order-reversed",
    "roots.sign-means-irrational",
    "roots.not-perfect",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "roots.two-values",
    "roots.decimal-is-exact"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Square roots and cube roots",
      "description": "Find roots, and solve equations such as x² = 49 and x³ = 8.",
      "terms": [
        "square root",
        "cube root",
        "perfect square",
        "irrational number"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Raíces cuadradas y raíces cúbicas",
      "description": "Halla raíces y resuelve ecuaciones como x² = 49 y x³ = 8.",
      "terms": [
        "raíz cuadrada",
        "raíz cúbica",
        "cuadrado perfecto",
        "número irracional"
      ]
    }
  },
  "models": [
    {
      "id": "value",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "8.EE.A.2"
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
      "id": "solve-equation",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "8.EE.A.2"
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
      "seconds": 60,
      "standards": [
        "8.EE.A.2"
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
      "id": "order-roots",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "8.EE.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
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
      "id": "rational-or-not",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.EE.A.2"
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
      "seconds": 60,
      "standards": [
        "8.EE.A.2"
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
        "8.EE.A.2"
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
