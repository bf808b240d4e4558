// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "signed-fractions-and-decimals",
  "version": "64250662840b",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "number-line",
  "prerequisites": [
    "multiply-signed-numbers",
    "fractions-to-decimals"
  ],
  "misconceptions": [
    "signed.different-signs",
    "decimal.fraction-as-digits",
    "signed.adds-factors",
    "signed.negative-times-negative",
    "fraction.no-reciprocal",
    "signed.other-operation",
    "decimal.point-as-in-sum",
    "decimal.point-one-off",
    "decimal.moves-one-point",
    "decimal.times-makes-bigger",
    "signed.fraction-signs",
    "fraction.divides-other-way",
    "signed.counts-signs",
    "signed.stops-early",
    "signed.wrong-way",
    "expression.distributes-once",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "signed.ignores-signs",
    "fraction.flips-dividend"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Signed fractions and decimals",
      "description": "Multiply and divide signed fractions and decimals, and choose the easiest way.",
      "terms": [
        "reciprocal",
        "opposite",
        "repeating decimal"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Fracciones y decimales con signo",
      "description": "Multiplica y divide fracciones y decimales con signo, y elige la manera más fácil.",
      "terms": [
        "recíproco",
        "opuesto",
        "decimal periódico"
      ]
    }
  },
  "models": [
    {
      "id": "mixed-forms",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.NS.A.2c"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "7.NS.A.2c"
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
      "id": "known-product",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.NS.A.2c"
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
      "id": "how-large",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "7.NS.A.2c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 1024
        }
      ]
    },
    {
      "id": "same-result",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "7.NS.A.2b",
        "7.NS.A.2c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "easy-way",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.NS.A.2c"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.NS.A.3"
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
      "seconds": 60,
      "standards": [
        "7.NS.A.2c"
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
          "ways": 3
        }
      ]
    }
  ]
}
