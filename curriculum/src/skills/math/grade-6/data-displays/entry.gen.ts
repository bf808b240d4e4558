// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "data-displays",
  "version": "6096652849c4",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "chart",
  "prerequisites": [
    "line-plots"
  ],
  "misconceptions": [
    "display.counts-once",
    "display.boundary",
    "display.wrong-side",
    "display.one-column",
    "display.count-for-percent",
    "display.equal-lengths",
    "display.missing-part",
    "display.axis-ends",
    "display.box-for-count",
    "center.not-in-order",
    "center.mean-for-median",
    "center.fills-in-mean",
    "center.mean-of-means",
    "center.ignores-outlier",
    "spread.for-center",
    "spread.range-for-iqr",
    "spread.signed-distances",
    "data.one-answer",
    "data.no-division",
    "data.middle-value",
    "data.stops-early",
    "compare.difference-only",
    "spread.range-for-deviation"
  ],
  "formerIds": {
    "bin-edge": "display.boundary",
    "mixes-measures": "spread.range-for-iqr",
    "center-or-spread": "spread.for-center",
    "reads-axis": "display.axis-ends",
    "one-bar": "display.one-column",
    "forgets-sharing": "data.no-division",
    "ignores-far-value": "center.ignores-outlier"
  },
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Data displays",
      "description": "Make and read dot plots, histograms, and box plots, and describe data by center and spread.",
      "terms": [
        "median",
        "quartile",
        "range",
        "interquartile range",
        "mean absolute deviation",
        "outlier"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Gráficas de datos",
      "description": "Haz y lee diagramas de puntos, histogramas y diagramas de caja, y describe datos por su centro y su dispersión.",
      "terms": [
        "mediana",
        "cuartil",
        "rango",
        "rango intercuartílico",
        "desviación media absoluta",
        "valor atípico"
      ]
    }
  },
  "models": [
    {
      "id": "build-display",
      "thinking": "classify",
      "seconds": 80,
      "standards": [
        "6.SP.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "plot",
          "ways": 0
        }
      ]
    },
    {
      "id": "read-display",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "6.SP.B.4",
        "6.SP.B.5a"
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
      "id": "read-box",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "6.SP.B.4",
        "6.SP.B.5c"
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
      "id": "measures",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.SP.B.5c"
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
      "id": "missing-value",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "6.SP.A.3",
        "6.SP.B.5c"
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
      "id": "compare-sets",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "6.SP.A.2",
        "6.SP.B.5d"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 8
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "statistical-questions",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "6.SP.A.1",
        "6.SP.A.3",
        "6.SP.B.4",
        "6.SP.B.5b",
        "6.SP.B.5d"
      ],
      "isComputed": false,
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
      "id": "best-measure",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.SP.B.5d",
        "6.SP.A.3",
        "6.SP.B.5c"
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 210,
      "standards": [
        "6.SP.A.1",
        "6.SP.A.2",
        "6.SP.A.3"
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
