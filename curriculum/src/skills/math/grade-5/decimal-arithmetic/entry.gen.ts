// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "decimal-arithmetic",
  "version": "3115592680f4",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "decimal",
  "prerequisites": [
    "decimal-place-value",
    "add-fractions",
    "multiply-fractions"
  ],
  "misconceptions": [
    "decimal.aligns-right",
    "decimal.no-point",
    "decimal.other-operation",
    "decimal.parts-apart",
    "decimal.smaller-from-larger",
    "decimal.point-one-off",
    "decimal.point-as-in-sum",
    "division.one-part",
    "decimal.moves-one-point",
    "decimal.answers-first-step",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Decimals to hundredths",
      "description": "Add, subtract, multiply, and divide decimals with models and place value.",
      "terms": [
        "tenth",
        "hundredth",
        "sum",
        "difference",
        "product",
        "quotient"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Decimales hasta las centésimas",
      "description": "Suma, resta, multiplica y divide decimales con modelos y valor posicional.",
      "terms": [
        "décima",
        "centésima",
        "suma",
        "diferencia",
        "producto",
        "cociente"
      ]
    }
  },
  "models": [
    {
      "id": "grids",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.NBT.B.7"
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
      "id": "add-subtract",
      "thinking": "compute",
      "seconds": 55,
      "standards": [
        "5.NBT.B.7"
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
      "id": "area-model",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NBT.B.7"
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
      "id": "multiply-divide",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "5.NBT.B.7"
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
      "id": "same-value",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "5.NBT.B.7"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.NBT.B.7"
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
        "5.NBT.B.7"
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
          "ways": 3
        }
      ]
    }
  ]
}
