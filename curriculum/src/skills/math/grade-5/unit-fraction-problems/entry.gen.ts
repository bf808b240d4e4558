// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "unit-fraction-problems",
  "version": "0781285a7f53",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "divide",
  "prerequisites": [
    "divide-unit-fractions",
    "fractions-as-division"
  ],
  "misconceptions": [
    "fraction.misreads-parts",
    "fraction.picks-part",
    "fraction.wrong-whole",
    "fraction.stops-early",
    "fraction.picks-operation",
    "fraction.unit-as-whole",
    "fraction.no-reciprocal",
    "fraction.divides-other-way",
    "fraction.denominator-as-groups",
    "expression.one-form",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "fraction.of-as-amount"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Servings, shares, and unit fractions",
      "description": "Solve stories about dividing with unit fractions: two steps, working backward, and tables.",
      "terms": [
        "unit fraction",
        "serving",
        "equal share",
        "quotient"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Porciones, repartos y fracciones unitarias",
      "description": "Resuelve historias de divisiones con fracciones unitarias: en dos pasos, hacia atrás y con tablas.",
      "terms": [
        "fracción unitaria",
        "porción",
        "parte igual",
        "cociente"
      ]
    }
  },
  "models": [
    {
      "id": "left-in-figure",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.NF.B.7c"
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
      "id": "share-wholes",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "5.NF.B.3"
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
      "id": "two-steps",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.NF.B.7c"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "backwards",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "5.NF.B.7c"
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
      "id": "servings-table",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "5.NF.B.7c"
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
      "id": "all-calculations",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "5.NF.B.7c"
      ],
      "isComputed": false,
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "5.NF.B.7c"
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
    }
  ]
}
