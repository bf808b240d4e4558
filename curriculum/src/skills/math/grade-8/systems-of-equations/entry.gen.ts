// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "systems-of-equations",
  "version": "f3f56227cecc",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "crossing",
  "prerequisites": [
    "linear-equations",
    "slope"
  ],
  "misconceptions": [
    "line.swaps-coordinates",
    "equation.loses-sign",
    "system.takes-start",
    "graph.counts-squares",
    "system.other-crossing",
    "slope.wrong-sign",
    "line.swaps-start",
    "line.start-on-x-axis",
    "line.drops-start",
    "slope.run-over-rise",
    "system.parallel-or-same",
    "expression.distributes-once",
    "system.adds-for-subtracts",
    "system.one-side",
    "system.one-line-only",
    "equation.compares-one-term",
    "system.looks-different",
    "model.answers-other",
    "system.one-kind",
    "system.splits-evenly",
    "model.mixes-plans",
    "model.swaps-numbers",
    "model.counts-once"
  ],
  "formerIds": {
    "swaps-coordinates": "line.swaps-coordinates",
    "sign-of-quadrant": "equation.loses-sign",
    "one-line-only": "system.one-line-only",
    "counts-squares": "graph.counts-squares",
    "start-value": "system.takes-start",
    "other-crossing": "system.other-crossing",
    "wrong-sign": "slope.wrong-sign",
    "slope-for-start": "line.swaps-start",
    "start-on-x-axis": "line.start-on-x-axis",
    "run-over-rise": "slope.run-over-rise",
    "distributes-once": "expression.distributes-once",
    "adds-for-subtracts": "system.adds-for-subtracts",
    "one-side-only": "system.one-side",
    "looks-at-constants": "equation.compares-one-term",
    "same-for-none": "system.parallel-or-same",
    "looks-different": "system.looks-different",
    "answers-other": "model.answers-other",
    "splits-evenly": "system.splits-evenly",
    "one-kind-only": "system.one-kind"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Systems of equations",
      "description": "Find the numbers that make two equations true at once.",
      "terms": [
        "system of equations",
        "solution of a system",
        "substitution",
        "elimination"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Sistemas de ecuaciones",
      "description": "Encuentra los números que cumplen dos ecuaciones a la vez.",
      "terms": [
        "sistema de ecuaciones",
        "solución de un sistema",
        "sustitución",
        "eliminación"
      ]
    }
  },
  "models": [
    {
      "id": "read-graph",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "8.EE.C.8a"
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
      "id": "draw-line",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "8.EE.C.8a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        }
      ]
    },
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 100,
      "standards": [
        "8.EE.C.8b"
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
      "id": "check-points",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.EE.C.8a"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 1024
        }
      ]
    },
    {
      "id": "how-many",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.EE.C.8b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 120,
      "standards": [
        "8.EE.C.8c"
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
    }
  ]
}
