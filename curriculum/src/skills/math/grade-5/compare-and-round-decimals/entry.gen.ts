// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "compare-and-round-decimals",
  "version": "c7e8b7259c6e",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "number-line",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "decimal.wrong-direction",
    "decimal.longer-is-larger",
    "decimal.shorter-is-larger",
    "inequality.boundary",
    "decimal.answers-first-step",
    "decimal.half-goes-down",
    "decimal.no-point",
    "decimal.always-up",
    "decimal.always-down",
    "decimal.wrong-place",
    "decimal.nothing-between",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "decimal.face-value",
    "decimal.point-one-off",
    "decimal.appends-zeros"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Compare and round decimals",
      "description": "Compare decimals to thousandths with signs, and find all the numbers that round to a given number.",
      "terms": [
        "tenth",
        "hundredth",
        "thousandth",
        "round",
        "halfway"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Comparar y redondear decimales",
      "description": "Compara decimales hasta las milésimas con signos y halla todos los números que se redondean a un número dado.",
      "terms": [
        "décima",
        "centésima",
        "milésima",
        "redondear",
        "a la mitad"
      ]
    }
  },
  "models": [
    {
      "id": "signs",
      "thinking": "compare",
      "seconds": 65,
      "standards": [
        "5.NBT.A.3b"
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
      "id": "hidden-digit",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "5.NBT.A.3b",
        "5.NBT.A.4"
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
      "id": "digit-cards",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "5.NBT.A.3b",
        "5.NBT.A.4"
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
      "id": "round-line",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "5.NBT.A.4"
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
      "id": "results",
      "thinking": "use in a story",
      "seconds": 120,
      "standards": [
        "5.NBT.A.3b",
        "5.NBT.A.4"
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
      "seconds": 50,
      "standards": [
        "5.NBT.A.4"
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
          "ways": 4
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "5.NBT.A.1",
        "5.NBT.A.2",
        "5.NBT.A.3b",
        "5.NBT.A.4"
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
