// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "linear-equations",
  "version": "c24f02a42bf8",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "equation",
  "prerequisites": [
    "two-step-equations",
    "signed-numbers"
  ],
  "misconceptions": [
    "equation.adds-across",
    "equation.same-operation",
    "expression.distributes-once",
    "equation.loses-sign",
    "equation.wrong-inverse",
    "equation.expects-one-solution",
    "equation.none-or-all",
    "equation.compares-one-term",
    "equation.line-order",
    "model.one-plan-only",
    "model.swaps-rate",
    "model.mixes-plans",
    "model.wrong-sign",
    "model.answers-other",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line",
    "equation.one-side",
    "expression.unlike-terms"
  ],
  "formerIds": {
    "sign-in-brackets": "equation.loses-sign",
    "sign-lost": "equation.loses-sign",
    "adds-constant": "equation.same-operation",
    "subtracts-coefficient": "equation.wrong-inverse",
    "always-one": "equation.expects-one-solution",
    "no-x-no-matter": "equation.none-or-all",
    "zero-is-none": "equation.none-or-all",
    "same-constant": "equation.compares-one-term",
    "looks-at-constants": "equation.compares-one-term",
    "unlike-terms": "expression.unlike-terms",
    "rate-and-start": "model.swaps-rate",
    "mixes-offers": "model.mixes-plans",
    "blames-right-step": "judging.blames-right-work"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Linear equations",
      "description": "Solve equations with the variable on both sides, and tell how many solutions they have.",
      "terms": [
        "distribute",
        "like terms",
        "coefficient",
        "infinitely many solutions"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Ecuaciones lineales",
      "description": "Resuelve ecuaciones con la variable en los dos lados y di cuántas soluciones tienen.",
      "terms": [
        "distribuir",
        "términos semejantes",
        "coeficiente",
        "infinitas soluciones"
      ]
    }
  },
  "models": [
    {
      "id": "solve",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "8.EE.C.7b"
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
      "seconds": 120,
      "standards": [
        "8.EE.C.7b"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "8.EE.C.7b"
      ],
      "isComputed": false,
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
    },
    {
      "id": "how-many",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.EE.C.7a"
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
        "8.EE.C.7a"
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
      "seconds": 70,
      "standards": [
        "8.EE.C.7b"
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
    },
    {
      "id": "order-steps",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.EE.C.7b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 720
        },
        {
          "kind": "order",
          "ways": 720
        }
      ]
    }
  ]
}
