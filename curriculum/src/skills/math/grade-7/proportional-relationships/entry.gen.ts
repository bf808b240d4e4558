// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "proportional-relationships",
  "version": "4551645bc33b",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "proportion",
  "prerequisites": [
    "equivalent-ratios",
    "unit-rates"
  ],
  "misconceptions": [
    "rate.upside-down",
    "ratio.additive",
    "ratio.subtracts",
    "proportion.amount-as-constant",
    "proportion.multiplies",
    "proportion.wrong-way",
    "proportion.part-of-fraction",
    "graph.counts-squares",
    "proportion.start-value",
    "proportion.even-steps",
    "proportion.one-pair",
    "proportion.grows-together",
    "proportion.looks-of-equation",
    "proportion.looks-of-story",
    "proportion.swaps",
    "proportion.pair-as-ends",
    "proportion.near-miss"
  ],
  "formerIds": {
    "adds-same": "ratio.additive",
    "one-number": "proportion.amount-as-constant",
    "scale": "graph.counts-squares",
    "uneven-steps": "proportion.even-steps"
  },
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Proportional relationships",
      "description": "Find the number that relates two amounts, in a table, a graph, and an equation.",
      "terms": [
        "proportional",
        "constant of proportionality",
        "origin"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Relaciones proporcionales",
      "description": "Halla el número que relaciona dos cantidades en una tabla, una gráfica y una ecuación.",
      "terms": [
        "proporcional",
        "constante de proporcionalidad",
        "origen"
      ]
    }
  },
  "models": [
    {
      "id": "find-constant",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "7.RP.A.1",
        "7.RP.A.2b"
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
      "id": "fill-table",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.RP.A.2b"
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
      "id": "is-proportional",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "7.RP.A.2a"
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
      "id": "draw-line",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.RP.A.2a",
        "7.RP.A.2d"
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
      "id": "write-equation",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.RP.A.2c"
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
      "id": "point-meaning",
      "thinking": "explain",
      "seconds": 45,
      "standards": [
        "7.RP.A.2d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "choice",
          "ways": 4
        }
      ]
    }
  ]
}
