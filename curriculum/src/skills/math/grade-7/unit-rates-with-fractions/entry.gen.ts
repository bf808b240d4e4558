// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "unit-rates-with-fractions",
  "version": "bcf70ee5fcf8",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "scale",
  "prerequisites": [
    "unit-rates",
    "divide-fractions"
  ],
  "misconceptions": [
    "rate.upside-down",
    "fraction.no-reciprocal",
    "ratio.subtracts",
    "proportion.part-of-fraction",
    "rate.stops-at-one",
    "rate.total-as-one",
    "ratio.additive",
    "rate.multiplies-back",
    "rate.wrong-step",
    "rate.compares-upside-down",
    "rate.one-quantity",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Unit rates with fractions",
      "description": "Find the amount for one when both amounts are fractions.",
      "terms": [
        "unit rate",
        "complex fraction",
        "reciprocal"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Tasas unitarias con fracciones",
      "description": "Halla cuánto corresponde a uno cuando las dos cantidades son fracciones.",
      "terms": [
        "tasa unitaria",
        "fracción compleja",
        "recíproco"
      ]
    }
  },
  "models": [
    {
      "id": "find-rate",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "7.RP.A.1"
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
      "id": "use-rate",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "7.RP.A.1"
      ],
      "isComputed": false,
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
      "id": "rate-table",
      "thinking": "read a figure",
      "seconds": 80,
      "standards": [
        "7.RP.A.1"
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
      "id": "match-complex",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "7.RP.A.1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 16
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "order-rates",
      "thinking": "compare",
      "seconds": 100,
      "standards": [
        "7.RP.A.1"
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
        "7.RP.A.1"
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
