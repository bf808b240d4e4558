// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "decimal-operations",
  "version": "70e2f7496262",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "decimal",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "decimal.aligns-right",
    "decimal.parts-apart",
    "decimal.smaller-from-larger",
    "decimal.no-point",
    "decimal.point-one-off",
    "decimal.point-as-in-sum",
    "decimal.moves-one-point",
    "decimal.times-makes-bigger",
    "decimal.answers-first-step",
    "decimal.other-operation",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "equation.same-operation"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Decimal operations",
      "description": "Add, subtract, multiply, and divide decimals, and place the point with an estimate.",
      "terms": [
        "sum",
        "difference",
        "product",
        "quotient",
        "estimate"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Operaciones con decimales",
      "description": "Suma, resta, multiplica y divide decimales, y pon el punto con una estimación.",
      "terms": [
        "suma",
        "diferencia",
        "producto",
        "cociente",
        "estimación"
      ]
    }
  },
  "models": [
    {
      "id": "add-subtract",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.NS.B.3"
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
      "id": "multiply",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.NS.B.3"
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
        "6.NS.B.3"
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
      "id": "divide",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "6.NS.B.3"
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
      "id": "place-point",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.NS.B.3"
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
      "id": "sort-sizes",
      "thinking": "classify",
      "seconds": 55,
      "standards": [
        "6.NS.B.3"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "6.NS.B.3"
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
      "id": "receipt",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "6.NS.B.3"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.NS.B.3"
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
