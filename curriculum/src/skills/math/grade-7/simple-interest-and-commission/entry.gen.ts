// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "simple-interest-and-commission",
  "version": "4ec8f88a687a",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "percent",
  "prerequisites": [
    "taxes-tips-and-discounts"
  ],
  "misconceptions": [
    "percent.percent-as-amount",
    "model.counts-once",
    "percent.factor-place",
    "percent.stops-early",
    "unit.no-conversion",
    "percent.wrong-whole",
    "percent.part-for-rest",
    "equation.ignores-constant",
    "percent.percents-alone",
    "percent.order-reversed",
    "percent.compares-amounts",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Simple interest and commission",
      "description": "Use percents to find interest and commissions, and to find a missing rate, time, or amount.",
      "terms": [
        "principal",
        "interest",
        "simple interest",
        "commission"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Interés simple y comisión",
      "description": "Usa porcentajes para hallar intereses y comisiones, y para hallar una tasa, un tiempo o una cantidad que falta.",
      "terms": [
        "capital",
        "interés",
        "interés simple",
        "comisión"
      ]
    }
  },
  "models": [
    {
      "id": "simple-interest",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "7.RP.A.3"
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
      "id": "work-back",
      "thinking": "work backwards",
      "seconds": 85,
      "standards": [
        "7.RP.A.3"
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
      "id": "commission",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.RP.A.3"
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
      "id": "growth-table",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "7.RP.A.3"
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
      "id": "order-offers",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "7.RP.A.3"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "7.RP.A.3"
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
    }
  ]
}
