// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "multi-step-problems",
  "version": "fe727a5a42c3",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "percent",
  "prerequisites": [
    "rational-number-problems",
    "percent-change"
  ],
  "misconceptions": [
    "fraction.no-size-sense",
    "decimal.point-one-off",
    "percent.stops-early",
    "decimal.times-makes-bigger",
    "percent.part-for-rest",
    "percent.wrong-whole",
    "operations.groups-wrong",
    "operations.left-to-right",
    "operations.stops-early",
    "percent.order-reversed",
    "operations.rounds-one-way",
    "percent.wrong-direction",
    "percent.factor-for-change",
    "signed.ignores-signs",
    "percent.percent-as-amount",
    "percent.adds-percents",
    "percent.new-for-change",
    "unit.base-ten-only",
    "operations.counts-things-for-gaps",
    "decimal.other-operation",
    "percent.percents-alone",
    "percent.compares-amounts",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Multi-step problems",
      "description": "Solve problems with several steps and numbers in different forms, and check if the answer makes sense.",
      "terms": [
        "the rest",
        "estimate",
        "reasonable",
        "mixed number"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Problemas de varios pasos",
      "description": "Resuelve problemas de varios pasos con números en distintas formas y comprueba si la respuesta tiene sentido.",
      "terms": [
        "el resto",
        "estimación",
        "razonable",
        "número mixto"
      ]
    }
  },
  "models": [
    {
      "id": "what-is-left",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.EE.B.3"
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
      "id": "changed-rate",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "7.EE.B.3"
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
      "id": "equal-gaps",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "7.EE.B.3"
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
      "id": "how-much-at-first",
      "thinking": "work backwards",
      "seconds": 90,
      "standards": [
        "7.EE.B.3"
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
      "id": "is-it-reasonable",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "7.EE.B.3"
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
      "id": "order-offers",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "7.EE.B.3"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "7.EE.B.3"
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
    },
    {
      "id": "estimate-first",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "7.EE.B.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 12
        }
      ]
    }
  ]
}
