// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "compare-ratios",
  "version": "4143c93ee161",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "ratio",
  "prerequisites": [
    "equivalent-ratios",
    "factors-and-multiples"
  ],
  "misconceptions": [
    "ratio.additive",
    "ratio.keeps-one",
    "factors.product-for-multiple",
    "ratio.turned",
    "ratio.looks-at-one",
    "ratio.difference",
    "ratio.part-whole",
    "ratio.stops-early",
    "ratio.terms-for-amounts"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Compare ratios",
      "description": "Decide which mix is stronger, and make two mixes the same.",
      "terms": [
        "part-to-part ratio",
        "part-to-whole ratio",
        "stronger mix"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Comparar razones",
      "description": "Decide qué mezcla es más fuerte y haz iguales dos mezclas.",
      "terms": [
        "razón de parte a parte",
        "razón de parte a total",
        "mezcla más fuerte"
      ]
    }
  },
  "models": [
    {
      "id": "level-table",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "6.RP.A.3a"
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
      "id": "order-mixes",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "6.RP.A.3a"
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
      "id": "sort-mixes",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "6.RP.A.3a",
        "6.RP.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 27
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
      "id": "part-or-whole",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.RP.A.1",
        "6.RP.A.3a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "ratio",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "make-the-same",
      "thinking": "work backwards",
      "seconds": 80,
      "standards": [
        "6.RP.A.3a"
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
      "id": "pour-together",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.RP.A.1",
        "6.RP.A.3a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "ratio",
          "ways": 0
        },
        {
          "kind": "ratio",
          "ways": 0
        },
        {
          "kind": "ratio",
          "ways": 0
        }
      ]
    },
    {
      "id": "finish-argument",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "6.RP.A.3a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 18
        }
      ]
    }
  ]
}
