// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "equivalent-expressions",
  "version": "dd87fbe89b04",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "expression",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "expression.distributes-once",
    "expression.unlike-terms",
    "expression.adds-factor",
    "expression.multiplies-outside",
    "equation.loses-sign",
    "expression.skips-lone-letter",
    "expression.sum-as-power",
    "expression.factors-one-term",
    "expression.subtracts-factor",
    "expression.loses-one",
    "expression.glues-digits",
    "expression.order-of-operations",
    "expression.uses-one-part",
    "expression.one-form",
    "expression.tests-one-value",
    "expression.letter-as-thing",
    "expression.mixes-up-parts",
    "equation.does-not-test",
    "model.swaps-rate",
    "model.wrong-sign",
    "model.counts-all",
    "model.counts-once",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "part-only": "expression.distributes-once",
    "adds-instead": "expression.adds-factor",
    "lone-letter": "expression.skips-lone-letter",
    "power-sum": "expression.sum-as-power",
    "vanishing-one": "expression.loses-one",
    "swaps-roles": "model.swaps-rate",
    "order-of-work": "expression.order-of-operations",
    "one-value": "expression.tests-one-value",
    "stops-early": "expression.uses-one-part"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Equivalent expressions",
      "description": "Write, expand, factor, and compare expressions with letters.",
      "terms": [
        "term",
        "coefficient",
        "like terms",
        "factor",
        "equivalent"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Expresiones equivalentes",
      "description": "Escribe, desarrolla, factoriza y compara expresiones con letras.",
      "terms": [
        "término",
        "coeficiente",
        "términos semejantes",
        "factor",
        "equivalente"
      ]
    }
  },
  "models": [
    {
      "id": "expand",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "6.EE.A.3"
      ],
      "isComputed": true,
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.EE.A.3"
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
      "id": "factor",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "6.EE.A.3"
      ],
      "isComputed": true,
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
      "id": "write-story",
      "thinking": "use in a story",
      "seconds": 50,
      "standards": [
        "6.EE.A.2a"
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
      "id": "same-value",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "6.EE.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 625
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.EE.A.3",
        "6.EE.A.4"
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
      "id": "evaluate",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "6.EE.A.2c"
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
      "id": "name-parts",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "6.EE.A.2b"
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
        "6.EE.B.6",
        "6.EE.A.4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
