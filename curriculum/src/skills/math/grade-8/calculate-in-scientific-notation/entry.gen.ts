// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "calculate-in-scientific-notation",
  "version": "d363a2ac23ae",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "power",
  "prerequisites": [
    "scientific-notation"
  ],
  "misconceptions": [
    "scientific.combines-exponents",
    "scientific.exponent-sign",
    "scientific.one-step-off",
    "scientific.multiplies-exponents",
    "scientific.adds-first-numbers",
    "scientific.keeps-exponent",
    "scientific.moves-wrong-way",
    "scientific.unlike-powers",
    "unit.wrong-operation",
    "exponents.stops-early",
    "equation.same-operation",
    "unit.place-off",
    "area.grows-like-length",
    "scientific.first-number-only",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "scientific.exponents-only",
    "scientific.ten-times-exponent",
    "scientific.counts-zeros",
    "exponents.multiplies-exponents",
    "signed.ignores-signs",
    "decimal.point-one-off",
    "scientific.reversed-order"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Calculate in scientific notation",
      "description": "Solve problems with several very large or very small numbers, and change their units.",
      "terms": [
        "scientific notation",
        "first factor",
        "exponent"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Calcular en notación científica",
      "description": "Resuelve problemas con varios números muy grandes o muy pequeños y cambia sus unidades.",
      "terms": [
        "notación científica",
        "primer factor",
        "exponente"
      ]
    }
  },
  "models": [
    {
      "id": "two-steps",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        }
      ]
    },
    {
      "id": "show-work",
      "thinking": "compute",
      "seconds": 110,
      "standards": [
        "8.EE.A.4"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        }
      ]
    },
    {
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 80,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        }
      ]
    },
    {
      "id": "convert",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        },
        {
          "kind": "scientific",
          "ways": 0
        }
      ]
    },
    {
      "id": "compare",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "about-how-many",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "8.EE.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "sort",
          "ways": 81
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
      "seconds": 80,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
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
      "id": "reason",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    }
  ]
}
