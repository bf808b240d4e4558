// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "mean-absolute-deviation",
  "version": "4197bd8329fe",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "chart",
  "prerequisites": [
    "data-displays",
    "absolute-value"
  ],
  "misconceptions": [
    "center.mean-for-median",
    "spread.neighbors",
    "data.no-division",
    "spread.range-for-deviation",
    "spread.skips-zero",
    "spread.other-side",
    "data.stops-early",
    "center.fills-in-mean",
    "spread.for-center",
    "display.counts-once",
    "spread.scaling-keeps",
    "spread.more-data",
    "evidence.overcautious",
    "spread.all-within",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Mean absolute deviation",
      "description": "Find how far data are from their mean, on average, and say what it tells you.",
      "terms": [
        "mean",
        "absolute deviation",
        "mean absolute deviation",
        "consistent"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Desviación media absoluta",
      "description": "Halla qué tan lejos están los datos de su media, en promedio, y di qué significa.",
      "terms": [
        "media",
        "desviación absoluta",
        "desviación media absoluta",
        "constante"
      ]
    }
  },
  "models": [
    {
      "id": "fill-distances",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "6.SP.B.5c"
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
      "id": "missing-distance",
      "thinking": "work backwards",
      "seconds": 90,
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
      "id": "from-dots",
      "thinking": "read a figure",
      "seconds": 100,
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
      "id": "order-steady",
      "thinking": "compare",
      "seconds": 120,
      "standards": [
        "6.SP.B.5c"
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
      "id": "what-changes",
      "thinking": "explain",
      "seconds": 100,
      "standards": [
        "6.SP.B.5c"
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
    },
    {
      "id": "must-be-true",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "6.SP.A.3",
        "6.SP.B.5c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
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
      "seconds": 90,
      "standards": [
        "6.SP.B.5c"
      ],
      "isComputed": true,
      "isClaim": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
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
    }
  ]
}
