// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "line-plots",
  "version": "de0e255542de",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "dots",
  "prerequisites": [
    "add-fractions",
    "multiply-fractions"
  ],
  "misconceptions": [
    "display.counts-once",
    "line-plot.numerator-only",
    "data.stops-early",
    "display.boundary",
    "display.wrong-side",
    "display.axis-ends",
    "line-plot.steps-as-units",
    "data.adds",
    "line-plot.counts-dots",
    "line-plot.all-dots",
    "fraction.adds-for-times",
    "line-plot.shares-columns",
    "line-plot.ends-only",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "fraction.no-size-sense"
  ],
  "formerIds": {
    "each-once": "display.counts-once",
    "reads-top": "line-plot.numerator-only",
    "reads-axis": "line-plot.steps-as-units",
    "reads-all": "line-plot.all-dots",
    "counts-columns": "line-plot.shares-columns",
    "middle": "line-plot.ends-only"
  },
  "words": {
    "en": {
      "strand": "Measurement and data",
      "name": "Line plots",
      "description": "Show measurements in fractions of a unit as dots, and work with what they show.",
      "terms": [
        "line plot",
        "measurement",
        "axis",
        "equal share",
        "difference"
      ]
    },
    "es": {
      "strand": "Medición y datos",
      "name": "Diagramas de puntos",
      "description": "Muestra con puntos medidas en fracciones de una unidad y trabaja con lo que muestran.",
      "terms": [
        "diagrama de puntos",
        "medida",
        "eje",
        "parte igual",
        "diferencia"
      ]
    }
  },
  "models": [
    {
      "id": "make-plot",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "5.MD.B.2"
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
      "id": "read-plot",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "5.MD.B.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "find-total",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.MD.B.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "share-equally",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "5.MD.B.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-statements",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "5.MD.B.2"
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
          "ways": 16
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5.MD.B.2"
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
          "ways": 3
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
        "5.MD.B.2"
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
