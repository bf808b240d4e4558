// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "constant-of-proportionality",
  "version": "bdabadbc675d",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "proportion",
  "prerequisites": [
    "proportional-relationships"
  ],
  "misconceptions": [
    "rate.upside-down",
    "proportion.looks-of-equation",
    "proportion.multiplies",
    "proportion.wrong-way",
    "ratio.adds-rate",
    "ratio.subtracts",
    "ratio.stops-early",
    "ratio.additive",
    "proportion.swaps",
    "proportion.amount-as-constant",
    "rate.compares-upside-down"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Constant of proportionality",
      "description": "Find the constant in equations, pairs, and words, and use the equation in both directions.",
      "terms": [
        "constant of proportionality",
        "equation",
        "proportional"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Constante de proporcionalidad",
      "description": "Halla la constante en ecuaciones, pares y palabras, y usa la ecuación en los dos sentidos.",
      "terms": [
        "constante de proporcionalidad",
        "ecuación",
        "proporcional"
      ]
    }
  },
  "models": [
    {
      "id": "read-constant",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "7.RP.A.2b"
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
      "id": "use-equation",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.RP.A.2c"
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
      "id": "match-pairs",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "7.RP.A.2b",
        "7.RP.A.2c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "order-constants",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.RP.A.2b"
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
      "id": "write-from-pair",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "7.RP.A.2b",
        "7.RP.A.2c"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        }
      ]
    }
  ]
}
