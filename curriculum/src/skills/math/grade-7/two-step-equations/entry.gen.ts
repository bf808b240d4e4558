// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "two-step-equations",
  "version": "22c05872983a",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "balance",
  "prerequisites": [
    "one-step-equations",
    "signed-numbers"
  ],
  "misconceptions": [
    "equation.same-operation",
    "equation.stops-early",
    "equation.wrong-inverse",
    "equation.ignores-constant",
    "equation.divides-one-part",
    "equation.loses-sign",
    "equation.half-the-fraction",
    "equation.line-order",
    "expression.distributes-once",
    "expression.unlike-terms",
    "model.swaps-rate",
    "model.counts-all",
    "model.counts-once",
    "model.wrong-sign",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line",
    "equation.one-side"
  ],
  "formerIds": {
    "wrong-inverse": "equation.same-operation",
    "subtracts-factor": "equation.wrong-inverse",
    "half-distributes": "expression.distributes-once",
    "turned-over": "equation.same-operation",
    "multiplies-again": "equation.same-operation",
    "forgets-part": "equation.ignores-constant",
    "swaps-numbers": "model.swaps-rate",
    "later-step": "judging.names-later-line",
    "doubts-right-step": "judging.blames-right-work",
    "solution-too-soon": "equation.line-order",
    "check-too-soon": "equation.line-order"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Two-step equations",
      "description": "Write an equation for a story, and undo two steps to solve it.",
      "terms": [
        "equation",
        "solution",
        "coefficient",
        "inverse operation",
        "like terms"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Ecuaciones de dos pasos",
      "description": "Escribe una ecuación para una historia y deshaz dos pasos para resolverla.",
      "terms": [
        "ecuación",
        "solución",
        "coeficiente",
        "operación inversa",
        "términos semejantes"
      ]
    }
  },
  "models": [
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "7.EE.B.4a"
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
        "7.EE.B.4a"
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
      "id": "solve-story",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.EE.B.3",
        "7.EE.B.4a"
      ],
      "isComputed": false,
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
      "id": "write-equation",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "7.EE.B.4a"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.EE.B.4a"
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
      "id": "order-steps",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.EE.B.4a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "from-figure",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "7.EE.B.4a"
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
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "two-ways",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "7.EE.B.4a"
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
