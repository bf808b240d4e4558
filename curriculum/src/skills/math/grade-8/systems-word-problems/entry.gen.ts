// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "systems-word-problems",
  "version": "bcf54e6ef564",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "crossing",
  "prerequisites": [
    "systems-of-equations",
    "linear-equations"
  ],
  "misconceptions": [
    "variables.reversed",
    "model.keyword",
    "model.swaps-numbers",
    "model.mixes-plans",
    "model.counts-once",
    "model.counts-all",
    "model.adds-or-multiplies",
    "model.wrong-sign",
    "expression.distributes-once",
    "system.splits-evenly",
    "system.one-kind",
    "equation.ignores-constant",
    "ratio.stops-early",
    "equation.stops-early",
    "model.answers-other",
    "line.swaps-coordinates",
    "system.takes-start",
    "system.one-line-only",
    "model.one-plan-only",
    "equation.adds-across",
    "equation.compares-one-term",
    "equation.expects-one-solution",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Systems in word problems",
      "description": "Turn a story into two equations, solve them, and say what the solution means.",
      "terms": [
        "system of equations",
        "solution of a system",
        "relation"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Sistemas en problemas",
      "description": "Convierte una historia en dos ecuaciones, resuélvelas y di qué significa la solución.",
      "terms": [
        "sistema de ecuaciones",
        "solución de un sistema",
        "relación"
      ]
    }
  },
  "models": [
    {
      "id": "choose-equations",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "8.EE.C.8c"
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
      "id": "write-relation",
      "thinking": "work backwards",
      "seconds": 80,
      "standards": [
        "8.EE.C.8c"
      ],
      "isComputed": true,
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
      "id": "solve-story",
      "thinking": "compute",
      "seconds": 120,
      "standards": [
        "8.EE.C.8c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "coordinates",
          "ways": 0
        }
      ]
    },
    {
      "id": "meaning",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "8.EE.C.8c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 64
        }
      ]
    },
    {
      "id": "will-they-meet",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "8.EE.C.8c"
      ],
      "isComputed": true,
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
          "ways": 81
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 90,
      "standards": [
        "8.EE.C.8c"
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
        "8.EE.C.8c",
        "8.EE.C.7b"
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
