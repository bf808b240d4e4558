// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "scatter-plots",
  "version": "5a1a4f656a6e",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "dots",
  "prerequisites": [
    "plot-points",
    "slope"
  ],
  "misconceptions": [
    "scatter.wrong-direction",
    "scatter.misses-pattern",
    "scatter.sees-pattern",
    "scatter.straight-only",
    "scatter.extreme-is-outlier",
    "scatter.typical-as-outlier",
    "grid.starts-at-one",
    "grid.misplaces",
    "scatter.line-off-center",
    "scatter.line-through-ends",
    "line.first-value",
    "scatter.prediction-for-data",
    "slope.run-over-rise",
    "slope.rise-only",
    "graph.counts-squares",
    "line.swaps-start",
    "line.drops-start",
    "slope.wrong-sign",
    "line.order-reversed",
    "slope.stops-at-change",
    "scatter.exact-line",
    "scatter.cause",
    "scatter.no-limits"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Scatter plots",
      "description": "Read scatter plots, place a line of fit, and use it to predict.",
      "terms": [
        "scatter plot",
        "association",
        "cluster",
        "outlier",
        "line of fit"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Diagramas de dispersión",
      "description": "Lee diagramas de dispersión, coloca una recta de ajuste y úsala para predecir.",
      "terms": [
        "diagrama de dispersión",
        "asociación",
        "agrupamiento",
        "valor atípico",
        "recta de ajuste"
      ]
    }
  },
  "models": [
    {
      "id": "association",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "8.SP.A.1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 4
        },
        {
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "find-outlier",
      "thinking": "classify",
      "seconds": 35,
      "standards": [
        "8.SP.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 5
        },
        {
          "kind": "hot-spot",
          "ways": 6
        },
        {
          "kind": "hot-spot",
          "ways": 21
        }
      ]
    },
    {
      "id": "plot-pairs",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "8.SP.A.1"
      ],
      "isComputed": false,
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
      "id": "best-line",
      "thinking": "compare",
      "seconds": 35,
      "standards": [
        "8.SP.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 3
        },
        {
          "kind": "hot-spot",
          "ways": 3
        },
        {
          "kind": "hot-spot",
          "ways": 3
        }
      ]
    },
    {
      "id": "read-line",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "8.SP.A.3"
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
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "draw-line",
      "thinking": "use in a story",
      "seconds": 50,
      "standards": [
        "8.SP.A.3"
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
      "id": "use-line",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "8.SP.A.3"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.SP.A.3",
        "8.SP.A.2",
        "8.SP.A.1"
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
