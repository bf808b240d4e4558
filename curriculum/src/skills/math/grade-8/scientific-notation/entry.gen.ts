// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "scientific-notation",
  "version": "c5d4b87f5412",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "power",
  "prerequisites": [
    "exponent-rules",
    "decimal-place-value",
    "signed-numbers"
  ],
  "misconceptions": [
    "scientific.counts-zeros",
    "scientific.one-step-off",
    "scientific.exponent-sign",
    "scientific.not-one-to-ten",
    "scientific.moves-wrong-way",
    "scientific.keeps-exponent",
    "scientific.first-number-only",
    "scientific.reversed-order",
    "scientific.exponents-only",
    "scientific.ten-times-exponent",
    "scientific.combines-exponents",
    "scientific.multiplies-exponents",
    "scientific.adds-first-numbers",
    "scientific.unlike-powers",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "scientific.unfit-unit",
    "ratio.turned"
  ],
  "formerIds": {
    "counts-zeros": "scientific.counts-zeros",
    "counts-digits": "scientific.one-step-off",
    "exponent-sign": "scientific.exponent-sign",
    "moves-wrong-way": "scientific.moves-wrong-way",
    "keeps-exponent": "scientific.keeps-exponent",
    "first-number-only": "scientific.first-number-only",
    "exponents-only": "scientific.exponents-only",
    "divides-exponents": "scientific.combines-exponents",
    "multiplies-exponents": "scientific.multiplies-exponents",
    "adds-first-numbers": "scientific.adds-first-numbers",
    "ignores-exponents": "scientific.unlike-powers",
    "blames-right-line": "judging.blames-right-work"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Scientific notation",
      "description": "Write, compare, and calculate with very large and very small numbers.",
      "terms": [
        "scientific notation",
        "power of ten",
        "exponent",
        "standard form"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Notación científica",
      "description": "Escribe, compara y calcula con números muy grandes y muy pequeños.",
      "terms": [
        "notación científica",
        "potencia de diez",
        "exponente",
        "forma estándar"
      ]
    }
  },
  "models": [
    {
      "id": "write",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "8.EE.A.3"
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
      "id": "order",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "8.EE.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 120
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
      "id": "times-as-much",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "8.EE.A.3"
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
      "id": "calculate",
      "thinking": "compute",
      "seconds": 75,
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
      "id": "screen",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "8.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
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
      "id": "units",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "8.EE.A.3",
        "8.EE.A.4"
      ],
      "isComputed": false,
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
      "id": "reason",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.EE.A.3",
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "8.EE.A.1",
        "8.EE.A.3",
        "8.EE.A.4"
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
