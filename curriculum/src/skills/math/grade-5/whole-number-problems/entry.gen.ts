// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "whole-number-problems",
  "version": "15fa4cc22b12",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "divide",
  "prerequisites": [
    "multi-digit-multiplication",
    "two-digit-divisors"
  ],
  "misconceptions": [
    "operations.stops-early",
    "multiplication.adds-factors",
    "division.drops-remainder",
    "division.quotient-for-rest",
    "division.room-for-rest",
    "division.rounds-up",
    "division.subtracts",
    "division.leaves-out-rest",
    "operations.groups-wrong",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "multiplication.no-shift",
    "multiplication.like-places-only",
    "decimal.point-one-off",
    "decimal.no-point",
    "decimal.other-operation"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Whole-number word problems",
      "description": "Solve problems with several steps, and decide what a remainder means.",
      "terms": [
        "quotient",
        "remainder",
        "estimate"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Problemas con números enteros",
      "description": "Resuelve problemas de varios pasos y decide qué significa un residuo.",
      "terms": [
        "cociente",
        "residuo",
        "estimación"
      ]
    }
  },
  "models": [
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 110,
      "standards": [
        "5.NBT.B.5",
        "5.NBT.B.6"
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
      "id": "steps",
      "thinking": "compute",
      "seconds": 110,
      "standards": [
        "5.NBT.B.5",
        "5.NBT.B.6"
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
      "id": "work-backwards",
      "thinking": "work backwards",
      "seconds": 110,
      "standards": [
        "5.NBT.B.5",
        "5.NBT.B.6"
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
      "id": "remainders",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "5.NBT.B.6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 4096
        }
      ]
    },
    {
      "id": "match-expressions",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "5.NBT.B.5",
        "5.NBT.B.6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 1296
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 110,
      "standards": [
        "5.NBT.B.5",
        "5.NBT.B.6"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "5.NBT.B.5",
        "5.NBT.B.6",
        "5.NBT.B.7"
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
