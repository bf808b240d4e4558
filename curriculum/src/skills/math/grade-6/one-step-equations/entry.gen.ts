// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "one-step-equations",
  "version": "0ddd00a3d1ea",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "balance",
  "prerequisites": [
    "add-fractions",
    "decimal-place-value"
  ],
  "misconceptions": [
    "equation.same-operation",
    "equation.one-side",
    "equation.wrong-inverse",
    "equation.reversed-subtraction",
    "equation.half-the-fraction",
    "equation.fractions-across",
    "equation.does-not-test",
    "ratio.additive",
    "model.keyword",
    "model.swaps-numbers",
    "model.adds-or-multiplies",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "model.answers-other",
    "equation.undoes-to-evaluate"
  ],
  "formerIds": {
    "parts-apart": "equation.fractions-across",
    "numbers-swapped": "model.swaps-numbers",
    "guesses": "equation.does-not-test"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "One-step equations",
      "description": "Find the unknown number that makes an equation true.",
      "terms": [
        "equation",
        "solution",
        "variable",
        "inverse operation",
        "reciprocal"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Ecuaciones de un paso",
      "description": "Halla el número desconocido que hace verdadera una ecuación.",
      "terms": [
        "ecuación",
        "solución",
        "variable",
        "operación inversa",
        "recíproco"
      ]
    }
  },
  "models": [
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 35,
      "standards": [
        "6.EE.B.7"
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
      "seconds": 60,
      "standards": [
        "6.EE.B.7"
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
      "id": "write-equation",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.EE.B.7",
        "6.EE.B.6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "makes-true",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "6.EE.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "6.EE.B.7"
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
      "id": "from-figure",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "6.EE.B.7"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 40,
      "standards": [
        "6.EE.B.5"
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
      "id": "first-move",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.EE.B.7"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
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
    }
  ]
}
