// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "comparing-populations",
  "version": "72513e6d3d16",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "chart",
  "prerequisites": [
    "data-displays",
    "samples"
  ],
  "misconceptions": [
    "display.boundary",
    "display.wrong-side",
    "reading.wrong-series",
    "compare.whole-range",
    "compare.extremes",
    "compare.centers-for-overlap",
    "compare.difference-only",
    "compare.spread-only",
    "compare.one-center",
    "ratio.turned",
    "compare.multiple-as-units",
    "compare.wrong-way",
    "order.backward",
    "center.not-in-order",
    "center.mean-for-median",
    "data.no-division",
    "spread.range-for-iqr",
    "sample.tells-nothing",
    "spread.for-center",
    "compare.every-member",
    "sample.exact-copy",
    "compare.overlap-means-equal",
    "sample.easy-to-reach",
    "operations.stops-early",
    "spread.range-for-deviation",
    "spread.skips-zero"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Comparing two populations",
      "description": "See how far two groups overlap, measure how far apart their centers are, and draw conclusions from samples.",
      "terms": [
        "distribution",
        "overlap",
        "center",
        "spread",
        "mean absolute deviation"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Comparar dos poblaciones",
      "description": "Mira cuánto se cruzan dos grupos, mide qué tan separados están sus centros y saca conclusiones de muestras.",
      "terms": [
        "distribución",
        "parte en común",
        "centro",
        "dispersión",
        "desviación media absoluta"
      ]
    }
  },
  "models": [
    {
      "id": "overlap",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "7.SP.B.3"
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
      "id": "in-deviations",
      "thinking": "compute",
      "seconds": 55,
      "standards": [
        "7.SP.B.3"
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
      "id": "order-pairs",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.SP.B.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
      "id": "sample-centers",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "7.SP.B.4"
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
      "id": "conclusions",
      "thinking": "classify",
      "seconds": 80,
      "standards": [
        "7.SP.B.4"
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
          "ways": 32
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.SP.B.3",
        "7.SP.B.4"
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
      "seconds": 240,
      "calculator": "basic",
      "standards": [
        "7.SP.B.3",
        "7.SP.B.4"
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
