// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "natural-selection",
  "version": "6f06c2255260",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "rabbit",
  "prerequisites": [
    "percent-change",
    "inheritance"
  ],
  "misconceptions": [
    "selection.need",
    "selection.individual-changes",
    "selection.use-disuse",
    "selection.acquired",
    "selection.strongest",
    "selection.goal",
    "selection.best-everywhere",
    "selection.environment-makes",
    "selection.no-variation",
    "selection.survival-only",
    "selection.certain",
    "selection.all-reproduce",
    "selection.keeps-parents",
    "share.count-for-share",
    "share.wrong-whole",
    "share.complement",
    "share.rate-for-share",
    "share.other-kind",
    "trend.steady",
    "trend.fast-start",
    "trend.grows-by-size",
    "trend.start-for-change",
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ],
  "formerIds": {
    "need-to-change": "selection.need",
    "acquired-inherited": "selection.acquired",
    "environment-makes-trait": "selection.environment-makes",
    "all-alike": "selection.no-variation",
    "count-not-share": "share.count-for-share",
    "died-for-lived": "share.complement",
    "rate-is-share": "share.rate-for-share",
    "adds-parents": "selection.keeps-parents",
    "other-variant": "share.other-kind",
    "straight-line": "trend.steady",
    "misreads-graph": "reading.one-point",
    "overlooks-data": "evidence.overcautious"
  },
  "words": {
    "en": {
      "strand": "Biological evolution",
      "name": "Natural selection",
      "description": "Explain and calculate how inherited traits become more or less common over generations.",
      "terms": [
        "population",
        "variation",
        "inherited trait",
        "adaptation",
        "natural selection",
        "fitness"
      ]
    },
    "es": {
      "strand": "Evolución biológica",
      "name": "Selección natural",
      "description": "Explica y calcula cómo los rasgos heredados se vuelven más o menos comunes con las generaciones.",
      "terms": [
        "población",
        "variación",
        "rasgo heredado",
        "adaptación",
        "selección natural",
        "aptitud"
      ]
    }
  },
  "models": [
    {
      "id": "survivors",
      "thinking": "compute",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-LS4-6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "inline-choice",
          "ways": 6
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "generations",
      "thinking": "use in a story",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-LS4-6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "trends",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-LS4-6"
      ],
      "isComputed": false,
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
      "id": "claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS4-6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 8
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS4-4",
        "MS-LS4-6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "sort-traits",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS4-4"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS4-4",
        "MS-LS4-6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 27
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    },
    {
      "id": "selection-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS4-4",
        "MS-LS4-6"
      ],
      "isComputed": false,
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
    }
  ]
}
