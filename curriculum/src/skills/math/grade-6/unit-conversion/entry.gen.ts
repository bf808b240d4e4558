// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "unit-conversion",
  "version": "4debf6d6ad6a",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "ratio",
  "prerequisites": [
    "unit-rates",
    "convert-units"
  ],
  "misconceptions": [
    "unit.wrong-operation",
    "ratio.adds-rate",
    "ratio.additive",
    "rate.total-as-one",
    "unit.base-ten-only",
    "unit.place-off",
    "unit.one-of-two",
    "unit.keeps-first",
    "rate.upside-down",
    "rate.wrong-step",
    "unit.compares-numbers",
    "unit.order-reversed",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "unit.no-conversion"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Convert units with rates",
      "description": "Change amounts and speeds to other units, also between miles and kilometers.",
      "terms": [
        "convert",
        "conversion rate",
        "per",
        "system of units"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Convertir unidades con tasas",
      "description": "Cambia cantidades y velocidades a otras unidades, también entre millas y kilómetros.",
      "terms": [
        "convertir",
        "tasa de conversión",
        "por",
        "sistema de unidades"
      ]
    }
  },
  "models": [
    {
      "id": "convert-with-rate",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "6.RP.A.3d"
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
      "id": "read-pairs",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "6.RP.A.3d"
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
      "id": "change-rate",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.RP.A.3d"
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
      "id": "two-rates",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.RP.A.2"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 100,
      "standards": [
        "6.RP.A.3d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "units-of-results",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "6.RP.A.3d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 216
        }
      ]
    },
    {
      "id": "order-units",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.RP.A.3d"
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
          "ways": 6
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.RP.A.3d"
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
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    }
  ]
}
