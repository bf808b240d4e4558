// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "rules-tables-and-graphs",
  "version": "1e49d5499a6d",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "function",
  "prerequisites": [
    "two-variables"
  ],
  "misconceptions": [
    "variables.reversed",
    "model.adds-or-multiplies",
    "variables.first-row",
    "model.wrong-sign",
    "equation.reversed-subtraction",
    "variables.next-step",
    "grid.swaps-coordinates",
    "function.finds-some",
    "area.stops-early",
    "variables.swaps-roles",
    "ratio.subtracts",
    "variables.same-change",
    "variables.constant-again",
    "equation.same-operation"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Rules, tables, and graphs",
      "description": "Tell apart rules that add and rules that multiply, in stories, tables, equations, and graphs.",
      "terms": [
        "independent variable",
        "dependent variable",
        "rule",
        "constant"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Reglas, tablas y gráficas",
      "description": "Distingue reglas que suman de reglas que multiplican, en historias, tablas, ecuaciones y gráficas.",
      "terms": [
        "variable independiente",
        "variable dependiente",
        "regla",
        "constante"
      ]
    }
  },
  "models": [
    {
      "id": "graph-equation",
      "thinking": "read a figure",
      "seconds": 65,
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
      "id": "wrong-row",
      "thinking": "find the mistake",
      "seconds": 70,
      "standards": [
        "6.EE.C.9"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 15
        },
        {
          "kind": "inline-choice",
          "ways": 15
        },
        {
          "kind": "inline-choice",
          "ways": 15
        }
      ]
    },
    {
      "id": "on-graph",
      "thinking": "classify",
      "seconds": 65,
      "standards": [
        "6.EE.C.9"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 63
        },
        {
          "kind": "choices",
          "ways": 63
        }
      ]
    },
    {
      "id": "sort-rules",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "6.EE.C.9"
      ],
      "isComputed": false,
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
          "ways": 729
        }
      ]
    },
    {
      "id": "two-rules",
      "thinking": "work backwards",
      "seconds": 80,
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
      "id": "change",
      "thinking": "use in a story",
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
    }
  ]
}
