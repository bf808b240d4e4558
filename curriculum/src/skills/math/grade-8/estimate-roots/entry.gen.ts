// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "estimate-roots",
  "version": "0e41df2707e7",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "number-line",
  "prerequisites": [
    "irrational-numbers"
  ],
  "misconceptions": [
    "roots.compares-insides",
    "irrational.misplaced",
    "irrational.farther-neighbor",
    "roots.divides-by-index",
    "roots.factor-goes-in-unsquared",
    "roots.order-reversed",
    "irrational.approximation-is-exact",
    "roots.divides-by-sides",
    "irrational.leftover-as-tenths",
    "roots.loses-minus",
    "irrational.rounds-early",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "operations.rounds-one-way",
    "roots.stops-early",
    "roots.not-perfect",
    "model.answers-other",
    "decimal.cut-is-equal",
    "irrational.skips-lead"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Estimate roots",
      "description": "Find tenths on both sides of a root, mark roots on a line, and compare them with π and fractions.",
      "terms": [
        "square root",
        "perfect square",
        "estimate",
        "nearest tenth"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Estimar raíces",
      "description": "Halla las décimas a los dos lados de una raíz, marca raíces en una recta y compáralas con π y con fracciones.",
      "terms": [
        "raíz cuadrada",
        "cuadrado perfecto",
        "estimación",
        "décima más cercana"
      ]
    }
  },
  "models": [
    {
      "id": "between",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "8.NS.A.2"
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
      "id": "mark-on-line",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
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
      "id": "more-or-less",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
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
      "id": "square-side",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
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
      "id": "order-numbers",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.NS.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "8.NS.A.2"
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
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    },
    {
      "id": "which-is-closer",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "8.NS.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 24
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "calculator": "basic",
      "standards": [
        "8.NS.A.1",
        "8.NS.A.2"
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
