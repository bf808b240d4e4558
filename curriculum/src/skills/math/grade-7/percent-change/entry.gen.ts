// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "percent-change",
  "version": "9fe22ee43e14",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "percent",
  "prerequisites": [
    "percents",
    "proportional-relationships",
    "decimal-place-value"
  ],
  "misconceptions": [
    "percent.stops-early",
    "percent.wrong-direction",
    "percent.percent-as-amount",
    "percent.wrong-whole",
    "percent.adds-percents",
    "percent.new-for-change",
    "percent.compares-amounts",
    "percent.order-reversed",
    "percent.factor-place",
    "percent.factor-for-change",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "percent.percents-alone"
  ],
  "formerIds": {
    "absolute-for-percent": "percent.compares-amounts"
  },
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Percent change",
      "description": "Follow prices and numbers up and down by percents, and back again.",
      "terms": [
        "percent change",
        "discount",
        "markup",
        "percent error",
        "simple interest"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Cambio porcentual",
      "description": "Sigue precios y números que suben y bajan en porcentajes, de ida y de vuelta.",
      "terms": [
        "cambio porcentual",
        "descuento",
        "margen de ganancia",
        "error porcentual",
        "interés simple"
      ]
    }
  },
  "models": [
    {
      "id": "new-price",
      "thinking": "use in a story",
      "seconds": 60,
      "calculator": "basic",
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
      "id": "find-percent",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
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
      "id": "find-original",
      "thinking": "work backwards",
      "seconds": 70,
      "calculator": "basic",
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
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
    },
    {
      "id": "order-changes",
      "thinking": "compare",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "7.RP.A.3"
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
      "id": "match-factors",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.RP.A.3",
        "7.EE.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 625
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
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
    }
  ]
}
