// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "percent-problems",
  "version": "b885b5ca7820",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "percent",
  "prerequisites": [
    "percents",
    "double-number-lines"
  ],
  "misconceptions": [
    "percent.percent-as-amount",
    "percent.stops-early",
    "percent.as-denominator",
    "percent.factor-place",
    "percent.part-for-rest",
    "percent.wrong-direction",
    "percent.wrong-whole",
    "percent.compares-amounts",
    "percent.percents-alone",
    "ratio.additive"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Percent problems",
      "description": "Use tapes and easy percents to find parts, wholes, tips, and discounts.",
      "terms": [
        "benchmark percent",
        "discount",
        "tip"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Problemas de porcentaje",
      "description": "Usa cintas y porcentajes fáciles para hallar partes, totales, propinas y descuentos.",
      "terms": [
        "porcentaje de referencia",
        "descuento",
        "propina"
      ]
    }
  },
  "models": [
    {
      "id": "percent-tape",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "6.RP.A.3c"
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
      "id": "build-up",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "6.RP.A.3c"
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
      "id": "tip-or-sale",
      "thinking": "use in a story",
      "seconds": 70,
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
      "id": "match-equation",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "6.RP.A.3c"
      ],
      "isComputed": false,
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
      "id": "better-deal",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "6.RP.A.3c"
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
          "ways": 3
        }
      ]
    },
    {
      "id": "survey",
      "thinking": "work backwards",
      "seconds": 75,
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
    }
  ]
}
