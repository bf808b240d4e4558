// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "measurement-problems",
  "version": "be96d2fad1eb",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "scale",
  "prerequisites": [
    "convert-units",
    "decimal-arithmetic"
  ],
  "misconceptions": [
    "unit.base-ten-only",
    "unit.stops-early",
    "unit.adds-unlike",
    "unit.place-off",
    "model.counts-once",
    "unit.no-conversion",
    "unit.wrong-operation",
    "decimal.loses-trade",
    "fraction.smaller-from-larger",
    "scale.reads-end",
    "line-plot.steps-as-units",
    "unit.compares-numbers",
    "division.leaves-out-rest",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "division.rounds-up",
    "division.subtracts",
    "division.quotient-for-rest",
    "division.room-for-rest",
    "multiplication.adds-factors",
    "model.answers-other",
    "division.drops-remainder"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Measurement and data",
      "name": "Measurement problems",
      "description": "Solve problems with several steps in which units must be changed.",
      "terms": [
        "unit of measurement",
        "convert",
        "trade"
      ]
    },
    "es": {
      "strand": "Medición y datos",
      "name": "Problemas de medidas",
      "description": "Resuelve problemas de varios pasos en los que hay que cambiar de unidad.",
      "terms": [
        "unidad de medida",
        "convertir",
        "canjear"
      ]
    }
  },
  "models": [
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "5.MD.A.1"
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
      "id": "two-units",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "5.MD.A.1"
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
      "id": "between-points",
      "thinking": "read a figure",
      "seconds": 80,
      "standards": [
        "5.MD.A.1"
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
      "id": "is-it-enough",
      "thinking": "compare",
      "seconds": 100,
      "standards": [
        "5.MD.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
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
      "id": "match-steps",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.MD.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
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
      "id": "work-backwards",
      "thinking": "work backwards",
      "seconds": 100,
      "standards": [
        "5.MD.A.1"
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
      "seconds": 90,
      "standards": [
        "5.MD.A.1"
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
        "5.MD.A.1"
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
