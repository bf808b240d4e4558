// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "inequality-problems",
  "version": "ecf0cef033bb",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "inequality",
  "prerequisites": [
    "two-step-inequalities"
  ],
  "misconceptions": [
    "inequality.turned-sign",
    "inequality.boundary",
    "equation.ignores-constant",
    "equation.same-operation",
    "inequality.keeps-sign",
    "inequality.one-condition",
    "model.wrong-sign",
    "model.counts-once",
    "model.swaps-rate",
    "equation.stops-early",
    "division.leaves-out-rest",
    "rate.one-quantity",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "inequality.rounds-without-story",
    "inequality.word-alone",
    "model.counts-all",
    "expression.distributes-once"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Word problems with inequalities",
      "description": "Write an inequality for a limit, solve it, and decide which solutions fit the story.",
      "terms": [
        "inequality",
        "solution",
        "bound",
        "at least"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Situaciones con desigualdades",
      "description": "Escribe una desigualdad para un límite, resuélvela y decide qué soluciones sirven en la situación.",
      "terms": [
        "desigualdad",
        "solución",
        "límite",
        "al menos"
      ]
    }
  },
  "models": [
    {
      "id": "signed-limit",
      "thinking": "use in a story",
      "seconds": 80,
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
      "id": "which-times",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": true,
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
      "id": "match-story",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "7.EE.B.4b"
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
      "id": "what-if",
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
    },
    {
      "id": "order-offers",
      "thinking": "compare",
      "seconds": 100,
      "standards": [
        "7.EE.B.4b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "7.EE.B.4b"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.EE.B.4b"
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "7.EE.B.4b",
        "7.EE.B.3"
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
