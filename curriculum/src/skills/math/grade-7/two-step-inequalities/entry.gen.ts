// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "two-step-inequalities",
  "version": "897c7872ecba",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "inequality",
  "prerequisites": [
    "inequalities",
    "two-step-equations",
    "multiply-signed-numbers"
  ],
  "misconceptions": [
    "inequality.turns-too-often",
    "inequality.boundary",
    "equation.same-operation",
    "equation.ignores-constant",
    "equation.divides-one-part",
    "inequality.turned-sign",
    "inequality.keeps-sign",
    "equation.loses-sign",
    "expression.distributes-once",
    "inequality.rounds-without-story",
    "equation.stops-early",
    "model.wrong-sign",
    "model.swaps-rate",
    "model.counts-once",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "equation.wrong-inverse",
    "equation.one-side"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Two-step inequalities",
      "description": "Solve, graph, and use inequalities such as 3x + 4 > 19.",
      "terms": [
        "inequality",
        "solution",
        "coefficient",
        "bound"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Desigualdades de dos pasos",
      "description": "Resuelve, grafica y usa desigualdades como 3x + 4 > 19.",
      "terms": [
        "desigualdad",
        "solución",
        "coeficiente",
        "límite"
      ]
    }
  },
  "models": [
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inequality",
          "ways": 0
        },
        {
          "kind": "inequality",
          "ways": 0
        },
        {
          "kind": "inequality",
          "ways": 0
        }
      ]
    },
    {
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "7.EE.B.4b"
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
      "id": "graph",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number-line",
          "ways": 0
        },
        {
          "kind": "number-line",
          "ways": 0
        },
        {
          "kind": "number-line",
          "ways": 0
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "7.EE.B.4b"
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
      "id": "write-inequality",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inequality",
          "ways": 0
        },
        {
          "kind": "inequality",
          "ways": 0
        },
        {
          "kind": "inequality",
          "ways": 0
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": true,
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
    },
    {
      "id": "sort-directions",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
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
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 75,
      "standards": [
        "7.EE.B.4b"
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
    }
  ]
}
