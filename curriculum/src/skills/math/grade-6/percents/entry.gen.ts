// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "percents",
  "version": "b26b84f27a68",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "percent",
  "prerequisites": [
    "equivalent-ratios",
    "decimal-operations"
  ],
  "misconceptions": [
    "percent.as-denominator",
    "percent.ignores-sign",
    "percent.part-for-rest",
    "percent.percent-as-amount",
    "percent.factor-place",
    "percent.stops-early",
    "percent.wrong-whole",
    "percent.percents-alone",
    "percent.order-reversed",
    "percent.compares-amounts",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "ratio.additive"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Percents",
      "description": "Find a percent of a number, the percent, or the whole.",
      "terms": [
        "percent",
        "whole",
        "part"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Porcentajes",
      "description": "Halla un porcentaje de un número, el porcentaje mismo o el total.",
      "terms": [
        "porcentaje",
        "total",
        "parte"
      ]
    }
  },
  "models": [
    {
      "id": "find-part",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "6.RP.A.3c"
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
      "id": "number-line",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "6.RP.A.3c"
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
      "id": "find-whole",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "6.RP.A.3c"
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
      "id": "find-percent",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "6.RP.A.3c"
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
      "id": "match-forms",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "6.RP.A.3c"
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
      "id": "order-amounts",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "6.RP.A.3c"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 70,
      "standards": [
        "6.RP.A.3c"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.RP.A.3c"
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
