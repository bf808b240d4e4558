// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "compare-proportional-relationships",
  "version": "1907899a7e19",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "slope",
  "prerequisites": [
    "slope",
    "proportional-graphs"
  ],
  "misconceptions": [
    "graph.counts-squares",
    "rate.one-quantity",
    "proportion.amount-as-constant",
    "ratio.subtracts",
    "rate.compares-upside-down",
    "rate.upside-down",
    "graph.height-for-slope",
    "rate.stops-at-one",
    "proportion.start-value",
    "slope.run-over-rise",
    "ratio.adds-rate",
    "ratio.undoes-wrong-way",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Compare proportional relationships",
      "description": "Read the unit rate as a slope, and compare rates in graphs, tables, equations, and stories.",
      "terms": [
        "unit rate",
        "slope",
        "steeper",
        "proportional"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Comparar relaciones proporcionales",
      "description": "Lee la tasa unitaria como pendiente y compara tasas en gráficas, tablas, ecuaciones e historias.",
      "terms": [
        "tasa unitaria",
        "pendiente",
        "más inclinada",
        "proporcional"
      ]
    }
  },
  "models": [
    {
      "id": "find-slope",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "8.EE.B.5"
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
      "id": "difference-of-rates",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "8.EE.B.5"
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
      "id": "order-rates",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.EE.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        }
      ]
    },
    {
      "id": "draw-graph",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "8.EE.B.5"
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
      "id": "steeper-or-not",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.EE.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 81
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
      "seconds": 60,
      "standards": [
        "8.EE.B.5"
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
      "id": "which-is-steeper",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "8.EE.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 18
        },
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 36
        }
      ]
    }
  ]
}
