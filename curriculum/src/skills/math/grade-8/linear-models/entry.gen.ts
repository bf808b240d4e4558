// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "linear-models",
  "version": "55f5b5f6cd10",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "function",
  "prerequisites": [
    "slope-intercept-form",
    "functions"
  ],
  "misconceptions": [
    "line.drops-start",
    "slope.one-step",
    "line.swaps-start",
    "slope.wrong-sign",
    "line.first-value",
    "function.step-not-one",
    "slope.one-point",
    "graph.counts-squares",
    "slope.rise-only",
    "ratio.undoes-wrong-way",
    "proportion.grows-together",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "slope.run-over-rise"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Functions",
      "name": "Build linear models",
      "description": "Write an equation for a steady change, predict with it, and say what it tells.",
      "terms": [
        "linear model",
        "rate of change",
        "initial value"
      ]
    },
    "es": {
      "strand": "Funciones",
      "name": "Crear modelos lineales",
      "description": "Escribe una ecuación para un cambio constante, haz predicciones con ella y di qué indica.",
      "terms": [
        "modelo lineal",
        "tasa de cambio",
        "valor inicial"
      ]
    }
  },
  "models": [
    {
      "id": "predict",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "8.F.B.4"
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
      "id": "from-graph",
      "thinking": "read a figure",
      "seconds": 80,
      "standards": [
        "8.F.B.4"
      ],
      "isComputed": true,
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
      "id": "new-equation",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "8.F.B.4"
      ],
      "isComputed": true,
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
      "id": "match-stories",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "8.F.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "true-statements",
      "thinking": "explain",
      "seconds": 100,
      "standards": [
        "8.F.B.4"
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
      "seconds": 75,
      "standards": [
        "8.F.B.4"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "8.F.B.4"
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
