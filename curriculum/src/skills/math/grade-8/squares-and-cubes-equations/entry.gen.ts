// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "squares-and-cubes-equations",
  "version": "def43d2cdb30",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "equation",
  "prerequisites": [
    "roots",
    "two-step-equations"
  ],
  "misconceptions": [
    "roots.one-solution",
    "roots.divides-by-index",
    "roots.square-below-zero",
    "roots.two-for-cube",
    "roots.no-negative-cube",
    "roots.loses-minus",
    "roots.stops-early",
    "equation.same-operation",
    "roots.must-be-even",
    "roots.zero-square",
    "equation.loses-sign",
    "exponents.base-times-exponent",
    "roots.cube-as-square",
    "equation.wrong-inverse",
    "roots.divides-by-sides",
    "model.counts-once",
    "model.wrong-sign",
    "roots.decimal-places",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Equations with squares and cubes",
      "description": "Solve x² = p and x³ = p, tell how many solutions there are, and use them in stories.",
      "terms": [
        "solution",
        "perfect square",
        "perfect cube"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Ecuaciones con cuadrados y cubos",
      "description": "Resuelve x² = p y x³ = p, di cuántas soluciones hay y úsalas en historias.",
      "terms": [
        "solución",
        "cuadrado perfecto",
        "cubo perfecto"
      ]
    }
  },
  "models": [
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 60,
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
      "id": "how-many",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "8.EE.A.2"
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
      "id": "match-solutions",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "8.EE.A.2"
      ],
      "isComputed": true,
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
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 55,
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
      "id": "write-equation",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "8.EE.A.2"
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
      "id": "find-side",
      "thinking": "use in a story",
      "seconds": 70,
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "8.EE.A.2"
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
    }
  ]
}
