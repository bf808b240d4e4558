// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "box-plots",
  "version": "0cf33123b8da",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "chart",
  "prerequisites": [
    "data-displays"
  ],
  "misconceptions": [
    "display.wrong-side",
    "center.mean-for-median",
    "display.equal-lengths",
    "center.not-in-order",
    "display.axis-ends",
    "display.missing-part",
    "spread.for-center",
    "center.fills-in-mean",
    "data.middle-value",
    "spread.range-for-iqr",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "line-plot.counts-dots",
    "display.counts-once",
    "data.no-division",
    "center.ignores-outlier"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Box plots",
      "description": "Find five-number summaries, draw box plots, and use the interquartile range.",
      "terms": [
        "five-number summary",
        "lower quartile",
        "upper quartile",
        "interquartile range"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Diagramas de caja",
      "description": "Halla resúmenes de cinco números, dibuja diagramas de caja y usa el rango intercuartílico.",
      "terms": [
        "resumen de cinco números",
        "primer cuartil",
        "tercer cuartil",
        "rango intercuartílico"
      ]
    }
  },
  "models": [
    {
      "id": "five-numbers",
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
      "id": "pick-part",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "6.SP.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 8
        }
      ]
    },
    {
      "id": "draw-box",
      "thinking": "read a figure",
      "seconds": 90,
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
      "id": "hidden-number",
      "thinking": "work backwards",
      "seconds": 80,
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
      "id": "what-changes",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "6.SP.B.5c"
      ],
      "isComputed": false,
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
      "seconds": 75,
      "standards": [
        "6.SP.B.5c"
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
        "6.SP.B.4",
        "6.SP.B.5a",
        "6.SP.B.5b",
        "6.SP.B.5c",
        "6.SP.B.5d"
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
