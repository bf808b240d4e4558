// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "two-variables",
  "version": "293c332a1415",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "function",
  "prerequisites": [
    "one-step-equations",
    "plot-points"
  ],
  "misconceptions": [
    "variables.swaps-roles",
    "grid.other-axis",
    "variables.reversed",
    "model.adds-or-multiplies",
    "model.wrong-sign",
    "equation.reversed-subtraction",
    "variables.first-row",
    "variables.next-step",
    "variables.whole-object",
    "equation.same-operation",
    "graph.counts-squares",
    "grid.wrong-point",
    "grid.misplaces",
    "grid.swaps-coordinates",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "variables.letter-as-thing"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Two variables",
      "description": "Relate two amounts that change together, with an equation, a table, and a graph.",
      "terms": [
        "variable",
        "independent variable",
        "dependent variable",
        "relationship"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Dos variables",
      "description": "Relaciona dos cantidades que cambian juntas, con una ecuación, una tabla y una gráfica.",
      "terms": [
        "variable",
        "variable independiente",
        "variable dependiente",
        "relación"
      ]
    }
  },
  "models": [
    {
      "id": "roles",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "6.EE.C.9"
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
          "ways": 16
        }
      ]
    },
    {
      "id": "write-equation",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.EE.C.9"
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
      "id": "fill-table",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "6.EE.C.9"
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
      "id": "read-graph",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "6.EE.C.9"
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
      "id": "draw-points",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "6.EE.C.9"
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
      "id": "match-rules",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "6.EE.C.9"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.EE.C.9"
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
          "ways": 4
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.EE.C.9"
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
        "6.EE.C.9"
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
