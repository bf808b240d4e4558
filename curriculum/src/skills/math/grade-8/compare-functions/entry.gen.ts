// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "compare-functions",
  "version": "1f4ac89d5289",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "function",
  "prerequisites": [
    "functions",
    "slope-intercept-form"
  ],
  "misconceptions": [
    "line.swaps-start",
    "function.step-not-one",
    "model.keyword",
    "line.first-value",
    "line.drops-start",
    "model.one-plan-only",
    "slope.wrong-sign",
    "system.takes-start",
    "graph.height-for-slope",
    "function.expects-linear",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Functions",
      "name": "Compare functions",
      "description": "Compare two functions that are given in different ways.",
      "terms": [
        "rate of change",
        "initial value",
        "linear"
      ]
    },
    "es": {
      "strand": "Funciones",
      "name": "Comparar funciones",
      "description": "Compara dos funciones dadas de maneras distintas.",
      "terms": [
        "tasa de cambio",
        "valor inicial",
        "lineal"
      ]
    }
  },
  "models": [
    {
      "id": "which-one",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.F.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 18
        }
      ]
    },
    {
      "id": "how-much",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "8.F.A.2"
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
      "id": "match-forms",
      "thinking": "classify",
      "seconds": 80,
      "standards": [
        "8.F.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "sort-statements",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "8.F.A.2"
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
          "ways": 16
        }
      ]
    },
    {
      "id": "write-rival",
      "thinking": "work backwards",
      "seconds": 90,
      "standards": [
        "8.F.A.2"
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
      "id": "curved",
      "thinking": "read a figure",
      "seconds": 80,
      "standards": [
        "8.F.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 18
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 90,
      "standards": [
        "8.F.A.2"
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
          "ways": 3
        }
      ]
    }
  ]
}
