// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "lines-of-fit",
  "version": "b0530763793b",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "dots",
  "prerequisites": [
    "scatter-plots",
    "slope-intercept-form"
  ],
  "misconceptions": [
    "line.swaps-start",
    "model.answers-other",
    "scatter.prediction-for-data",
    "slope.one-step",
    "model.swaps-rate",
    "slope.rise-only",
    "slope.run-over-rise",
    "slope.wrong-sign",
    "line.first-value",
    "line.drops-start",
    "line.order-reversed",
    "data.stops-early",
    "scatter.exact-line",
    "scatter.no-limits",
    "scatter.wrong-direction",
    "scatter.misses-pattern",
    "scatter.typical-as-outlier"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Lines of fit",
      "description": "Judge how well a line fits data, and say what its slope and starting value mean.",
      "terms": [
        "line of fit",
        "prediction",
        "slope",
        "y-intercept"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Rectas de ajuste",
      "description": "Juzga qué tan bien se ajusta una recta a los datos y di qué significan su pendiente y su valor inicial.",
      "terms": [
        "recta de ajuste",
        "predicción",
        "pendiente",
        "intersección con el eje y"
      ]
    }
  },
  "models": [
    {
      "id": "meaning",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "8.SP.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 16
        },
        {
          "kind": "match",
          "ways": 216
        },
        {
          "kind": "match",
          "ways": 1296
        }
      ]
    },
    {
      "id": "change",
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
      "id": "write-line",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "8.SP.A.3"
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
      "id": "differences",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "8.SP.A.2"
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
      "id": "balance",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "8.SP.A.2"
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
      "id": "closest",
      "thinking": "compare",
      "seconds": 120,
      "standards": [
        "8.SP.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 6
        }
      ]
    },
    {
      "id": "trust",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.SP.A.3"
      ],
      "isComputed": true,
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
          "ways": 243
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "8.SP.A.1",
        "8.SP.A.2",
        "8.SP.A.3"
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
