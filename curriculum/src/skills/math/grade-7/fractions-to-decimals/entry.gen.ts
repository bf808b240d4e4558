// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fractions-to-decimals",
  "version": "c0e2bc64c98d",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "decimal",
  "prerequisites": [
    "long-division",
    "decimal-operations",
    "multiply-signed-numbers"
  ],
  "misconceptions": [
    "fraction.divides-other-way",
    "decimal.fraction-as-digits",
    "decimal.remainder-as-digit",
    "decimal.skips-zero",
    "decimal.repeats-all",
    "decimal.repeats-last",
    "signed.drops-sign",
    "division.other-step",
    "division.rest-too-large",
    "decimal.long-repeats",
    "decimal.one-factor-decides",
    "decimal.not-in-lowest-terms",
    "decimal.cut-is-equal",
    "decimal.wrong-direction",
    "decimal.longer-is-larger",
    "signed.by-size",
    "decimal.pattern-off-by-one",
    "decimal.pattern-from-start",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "decimal.remainder-goes-on"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Fractions as decimals",
      "description": "Turn fractions into decimals by long division, and tell whether they end or repeat.",
      "terms": [
        "terminating decimal",
        "repeating decimal",
        "rational number",
        "remainder"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Fracciones como decimales",
      "description": "Convierte fracciones en decimales con la división larga y di si terminan o se repiten.",
      "terms": [
        "decimal finito",
        "decimal periódico",
        "número racional",
        "residuo"
      ]
    }
  },
  "models": [
    {
      "id": "divide",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "7.NS.A.2d"
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
      "id": "steps-table",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "7.NS.A.2d"
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
      "id": "ends-or-repeats",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "7.NS.A.2d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "match-decimals",
      "thinking": "work backwards",
      "seconds": 90,
      "standards": [
        "7.NS.A.2d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 625
        }
      ]
    },
    {
      "id": "order-decimals",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.NS.A.2d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
      "id": "far-digit",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "7.NS.A.2d"
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
      "seconds": 75,
      "standards": [
        "7.NS.A.2d"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.NS.A.2d"
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
          "ways": 9
        }
      ]
    }
  ]
}
