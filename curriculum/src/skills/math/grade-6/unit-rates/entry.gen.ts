// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "unit-rates",
  "version": "9ab86ee3f8b0",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "scale",
  "prerequisites": [
    "equivalent-ratios"
  ],
  "misconceptions": [
    "rate.upside-down",
    "ratio.additive",
    "rate.stops-at-one",
    "rate.price-tag",
    "rate.bigger-pack",
    "rate.one-quantity",
    "rate.total-as-one",
    "ratio.subtracts",
    "ratio.adds-rate",
    "rate.multiplies-back",
    "rate.wrong-step",
    "rate.compares-upside-down",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault"
  ],
  "formerIds": {
    "multiplies": "rate.total-as-one",
    "adds-difference": "ratio.additive",
    "stops-early": "rate.stops-at-one",
    "looks-at-total": "rate.price-tag",
    "bigger-is-better": "rate.bigger-pack",
    "compares-differences": "rate.one-quantity"
  },
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Unit rates",
      "description": "Find how much for one, and use it to compare and predict.",
      "terms": [
        "rate",
        "unit rate",
        "per",
        "unit price"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Tasas unitarias",
      "description": "Calcula cuánto hay por cada uno y úsalo para comparar y predecir.",
      "terms": [
        "tasa",
        "tasa unitaria",
        "por",
        "precio unitario"
      ]
    }
  },
  "models": [
    {
      "id": "find-rate",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "6.RP.A.2",
        "6.RP.A.3b"
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
      "id": "rate-table",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "6.RP.A.3a",
        "6.RP.A.3b"
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
      "id": "best-buy",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "6.RP.A.2",
        "6.RP.A.3b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
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
      "id": "double-line",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "6.RP.A.3b"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "6.RP.A.2",
        "6.RP.A.3b"
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
      "id": "order-paces",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.RP.A.2",
        "6.RP.A.3b"
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
          "ways": 6
        }
      ]
    },
    {
      "id": "what-it-tells",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "6.RP.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "6.RP.A.2",
        "6.RP.A.3b"
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
