// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "functions",
  "version": "e1d54d553a94",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "function",
  "prerequisites": [
    "linear-equations",
    "slope"
  ],
  "misconceptions": [
    "function.shared-output",
    "function.misses-double",
    "function.swaps-input",
    "function.finds-some",
    "function.order-of-steps",
    "function.first-step-only",
    "function.runs-forward",
    "line.drops-start",
    "function.step-not-one",
    "line.swaps-start",
    "slope.wrong-sign",
    "line.first-value",
    "function.constant-is-not-linear",
    "function.expects-linear",
    "line.order-reversed",
    "slope.one-point",
    "rate.one-quantity",
    "model.answers-other",
    "equation.adds-across"
  ],
  "formerIds": {
    "shared-output": "function.shared-output",
    "misses-double": "function.misses-double",
    "input-for-output": "function.swaps-input",
    "order-of-steps": "function.order-of-steps",
    "runs-forward": "function.runs-forward",
    "stops-early": "function.first-step-only",
    "step-not-one": "function.step-not-one",
    "rate-and-start": "line.swaps-start",
    "forgets-constant": "line.drops-start",
    "wrong-direction": "slope.wrong-sign",
    "first-row-start": "line.first-value",
    "judges-by-looks": "line.swaps-start"
  },
  "words": {
    "en": {
      "strand": "Functions",
      "name": "Functions",
      "description": "Tell what a function is, use its rule, and write it as an equation.",
      "terms": [
        "function",
        "input",
        "output",
        "linear function"
      ]
    },
    "es": {
      "strand": "Funciones",
      "name": "Funciones",
      "description": "Di qué es una función, usa su regla y escríbela como ecuación.",
      "terms": [
        "función",
        "entrada",
        "salida",
        "función lineal"
      ]
    }
  },
  "models": [
    {
      "id": "is-function",
      "thinking": "classify",
      "seconds": 45,
      "standards": [
        "8.F.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 5
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "numbers",
          "ways": 0
        }
      ]
    },
    {
      "id": "use-rule",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "8.F.A.1"
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
      "id": "write-equation",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "8.F.B.4"
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
      "id": "compare-forms",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "8.F.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 6
        }
      ]
    },
    {
      "id": "sort-linear",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.F.A.3"
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
          "ways": 32
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "8.F.A.1",
        "8.F.A.2",
        "8.F.A.3"
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
