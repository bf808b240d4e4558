// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "inequalities",
  "version": "53beed86010b",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "inequality",
  "prerequisites": [
    "one-step-equations",
    "compare-signed-numbers"
  ],
  "misconceptions": [
    "inequality.turned-sign",
    "inequality.boundary",
    "inequality.word-alone",
    "inequality.drops-sign",
    "inequality.letter-alone",
    "inequality.one-condition",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "model.adds-or-multiplies",
    "model.swaps-numbers",
    "equation.same-operation",
    "equation.wrong-inverse",
    "model.answers-other",
    "model.counts-once",
    "equation.stops-early"
  ],
  "formerIds": {
    "turned-ray": "inequality.turned-sign",
    "circle": "inequality.boundary",
    "forgets-operation": "inequality.letter-alone",
    "skips-step": "inequality.letter-alone",
    "wrong-operation": "model.keyword"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Inequalities",
      "description": "Write, test, and graph limits such as “at least” and “less than.”",
      "terms": [
        "inequality",
        "solution",
        "at least",
        "at most"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Desigualdades",
      "description": "Escribe, prueba y grafica límites como “al menos” y “menos de”.",
      "terms": [
        "desigualdad",
        "solución",
        "al menos",
        "como máximo"
      ]
    }
  },
  "models": [
    {
      "id": "write-inequality",
      "thinking": "use in a story",
      "seconds": 45,
      "standards": [
        "6.EE.B.8"
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
      "id": "graph-solutions",
      "thinking": "read a figure",
      "seconds": 40,
      "standards": [
        "6.EE.B.8"
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
      "id": "read-graph",
      "thinking": "work backwards",
      "seconds": 35,
      "standards": [
        "6.EE.B.8"
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
      "id": "is-solution",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "6.EE.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "match-words",
      "thinking": "explain",
      "seconds": 45,
      "standards": [
        "6.EE.B.8"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "6.EE.B.8",
        "6.EE.B.5"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "6.EE.B.7",
        "6.EE.B.8"
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
