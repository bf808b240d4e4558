// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "graph-stories",
  "version": "f1e29074ee84",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "slope",
  "prerequisites": [
    "functions",
    "slope"
  ],
  "misconceptions": [
    "graph.level-is-zero",
    "graph.all-straight",
    "graph.bends-wrong-way",
    "graph.end-for-length",
    "graph.change-for-value",
    "graph.one-stretch",
    "slope.rise-only",
    "slope.one-point",
    "graph.height-for-slope",
    "graph.counts-squares",
    "graph.as-picture",
    "graph.other-quantity",
    "slope.wrong-sign",
    "graph.starts-at-zero",
    "graph.reads-backward",
    "function.swaps-input",
    "function.finds-some",
    "function.shared-output",
    "function.misses-double"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Functions",
      "name": "Graphs that tell stories",
      "description": "Describe how a graph changes, match graphs with stories, and sketch a graph for a story.",
      "terms": [
        "increasing",
        "decreasing",
        "constant",
        "linear",
        "nonlinear"
      ]
    },
    "es": {
      "strand": "Funciones",
      "name": "Gráficas que cuentan historias",
      "description": "Describe cómo cambia una gráfica, relaciona gráficas con historias y traza una gráfica para una historia.",
      "terms": [
        "creciente",
        "decreciente",
        "constante",
        "lineal",
        "no lineal"
      ]
    }
  },
  "models": [
    {
      "id": "describe-parts",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.F.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 256
        },
        {
          "kind": "sort",
          "ways": 256
        }
      ]
    },
    {
      "id": "read-change",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "8.F.B.5"
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
      "id": "inputs",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "8.F.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "numbers",
          "ways": 0
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "match-graphs",
      "thinking": "compare",
      "seconds": 75,
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
      "id": "sketch-graph",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "8.F.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        }
      ]
    },
    {
      "id": "order-story",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "8.F.B.5"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.F.B.5"
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
