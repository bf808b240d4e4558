// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "write-expressions",
  "version": "63607269f6e2",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "parentheses",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "operations.groups-wrong",
    "operations.needless-parentheses",
    "operations.ignores-parentheses",
    "operations.mixes-words",
    "operations.stops-early",
    "operations.left-to-right",
    "expression.one-form",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Operations and algebraic thinking",
      "name": "Write expressions for stories",
      "description": "Turn a story into an expression, tell what its parts mean, and compare without working it out.",
      "terms": [
        "expression",
        "parentheses",
        "value",
        "sum"
      ]
    },
    "es": {
      "strand": "Operaciones y pensamiento algebraico",
      "name": "Escribir expresiones para historias",
      "description": "Convierte una historia en una expresión, di qué significan sus partes y compara sin calcular.",
      "terms": [
        "expresión",
        "paréntesis",
        "valor",
        "suma"
      ]
    }
  },
  "models": [
    {
      "id": "match-stories",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "5.OA.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 9
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
      "id": "story-value",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "5.OA.A.1",
        "5.OA.A.2"
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
      "id": "part-means",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.OA.A.2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "all-that-fit",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "5.OA.A.2"
      ],
      "isComputed": false,
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
      "id": "who-is-right",
      "thinking": "find the mistake",
      "seconds": 70,
      "standards": [
        "5.OA.A.2"
      ],
      "isComputed": false,
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
      "id": "without-working-out",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5.OA.A.2"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "5.OA.A.1",
        "5.OA.A.2"
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
