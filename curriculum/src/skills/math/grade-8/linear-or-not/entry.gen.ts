// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "linear-or-not",
  "version": "d4f7813cfb3f",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "function",
  "prerequisites": [
    "slope-intercept-form",
    "functions"
  ],
  "misconceptions": [
    "slope.one-step",
    "slope.wrong-sign",
    "function.step-not-one",
    "slope.stops-at-change",
    "function.expects-linear",
    "function.constant-is-not-linear",
    "slope.one-point",
    "signed.reversed",
    "equation.loses-sign",
    "expression.unlike-terms",
    "expression.uses-one-part",
    "model.answers-other",
    "line.drops-start",
    "graph.as-picture",
    "graph.all-straight",
    "graph.reads-backward"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Functions",
      "name": "Linear or nonlinear",
      "description": "Tell from points, rules, and situations whether a function is linear.",
      "terms": [
        "linear function",
        "nonlinear function",
        "rate of change"
      ]
    },
    "es": {
      "strand": "Funciones",
      "name": "Lineal o no lineal",
      "description": "Decide con puntos, reglas y situaciones si una función es lineal.",
      "terms": [
        "función lineal",
        "función no lineal",
        "tasa de cambio"
      ]
    }
  },
  "models": [
    {
      "id": "missing-point",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "8.F.A.3"
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
      "id": "two-changes",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "8.F.A.3"
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
      "id": "sort-equations",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "8.F.A.3"
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
      "id": "make-linear",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "8.F.A.3"
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
      "id": "if-linear",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "8.F.A.3"
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
      "id": "vessels",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "8.F.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 27
        }
      ]
    },
    {
      "id": "situations",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "8.F.A.3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "reason",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.F.A.3"
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
