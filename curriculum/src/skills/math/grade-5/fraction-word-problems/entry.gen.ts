// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fraction-word-problems",
  "version": "a163fc1ff0c8",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "pie",
  "prerequisites": [
    "add-fractions",
    "subtract-mixed-numbers"
  ],
  "misconceptions": [
    "fraction.picks-operation",
    "fraction.wrong-whole",
    "fraction.other-operation",
    "fraction.misreads-parts",
    "fraction.stops-early",
    "fraction.picks-part",
    "fraction.adds-across",
    "fraction.uses-all-numbers",
    "fraction.difference-as-amount",
    "fraction.no-size-sense"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Fraction word problems",
      "description": "Choose the operation, use tape diagrams, and check if an answer is reasonable.",
      "terms": [
        "tape diagram",
        "difference",
        "estimate",
        "reasonable"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Problemas con fracciones",
      "description": "Elige la operación, usa diagramas de cinta y revisa si una respuesta es razonable.",
      "terms": [
        "diagrama de cinta",
        "diferencia",
        "estimar",
        "razonable"
      ]
    }
  },
  "models": [
    {
      "id": "which-operation",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 27
        }
      ]
    },
    {
      "id": "tapes",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "match-questions",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 27
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
      "id": "answer",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "two-steps",
      "thinking": "work backwards",
      "seconds": 90,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "reasonable",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "5.NF.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "5.NF.A.2"
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
