// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "taxes-tips-and-discounts",
  "version": "a48988fc065f",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "percent",
  "prerequisites": [
    "percent-change",
    "linear-expressions"
  ],
  "misconceptions": [
    "percent.stops-early",
    "percent.factor-for-change",
    "percent.percent-as-amount",
    "percent.wrong-direction",
    "model.counts-once",
    "percent.wrong-whole",
    "percent.adds-percents",
    "percent.as-denominator",
    "percent.compares-amounts",
    "percent.part-for-rest"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Taxes, tips, and discounts",
      "description": "Follow prices through discounts, taxes, tips, commissions, and interest, step by step.",
      "terms": [
        "discount",
        "markup",
        "sales tax",
        "tip",
        "commission",
        "simple interest"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Impuestos, propinas y descuentos",
      "description": "Sigue los precios con descuentos, impuestos, propinas, comisiones e intereses, paso a paso.",
      "terms": [
        "descuento",
        "margen de ganancia",
        "impuesto a las ventas",
        "propina",
        "comisión",
        "interés simple"
      ]
    }
  },
  "models": [
    {
      "id": "find-total",
      "thinking": "use in a story",
      "seconds": 75,
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
      "id": "work-backwards",
      "thinking": "work backwards",
      "seconds": 90,
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
      "id": "simple-interest",
      "thinking": "compute",
      "seconds": 75,
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
      "id": "write-expression",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "7.EE.A.2",
        "7.RP.A.3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        },
        {
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "fill-receipt",
      "thinking": "read a figure",
      "seconds": 100,
      "calculator": "basic",
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
      "id": "sort-deals",
      "thinking": "compare",
      "seconds": 100,
      "calculator": "basic",
      "standards": [
        "7.RP.A.3"
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
    }
  ]
}
