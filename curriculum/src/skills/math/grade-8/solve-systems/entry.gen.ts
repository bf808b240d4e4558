// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "solve-systems",
  "version": "e4a7631e334f",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "crossing",
  "prerequisites": [
    "systems-of-equations",
    "linear-equations"
  ],
  "misconceptions": [
    "equation.ignores-constant",
    "expression.distributes-once",
    "equation.loses-sign",
    "system.adds-for-subtracts",
    "equation.wrong-inverse",
    "system.one-side",
    "equation.same-operation",
    "equation.one-side",
    "equation.compares-one-term",
    "equation.expects-one-solution",
    "equation.none-or-all",
    "line.swaps-coordinates",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Solve systems by hand",
      "description": "Solve systems by substitution and elimination, and tell how many solutions they have.",
      "terms": [
        "substitution",
        "elimination",
        "opposites"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Resolver sistemas a mano",
      "description": "Resuelve sistemas por sustitución y por eliminación y di cuántas soluciones tienen.",
      "terms": [
        "sustitución",
        "eliminación",
        "opuestos"
      ]
    }
  },
  "models": [
    {
      "id": "replace",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "8.EE.C.8b"
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
      "id": "multiply-by",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "8.EE.C.8b"
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
      "seconds": 140,
      "standards": [
        "8.EE.C.8b"
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
      "id": "first-move",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "8.EE.C.8b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
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
      "id": "missing-number",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "8.EE.C.8b"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "8.EE.C.8b"
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
    }
  ]
}
