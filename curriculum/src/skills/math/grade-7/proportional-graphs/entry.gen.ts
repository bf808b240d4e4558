// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "proportional-graphs",
  "version": "7dd2989c5c54",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "slope",
  "prerequisites": [
    "proportional-relationships"
  ],
  "misconceptions": [
    "proportion.amount-as-constant",
    "proportion.swaps",
    "ratio.additive",
    "graph.counts-squares",
    "proportion.near-miss",
    "proportion.start-value",
    "proportion.pair-as-ends",
    "proportion.one-pair",
    "proportion.grows-together",
    "ratio.looks-at-one",
    "ratio.stops-early",
    "rate.compares-upside-down",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Proportional graphs",
      "description": "Read what the points of a graph mean, and compare graphs of proportional relationships.",
      "terms": [
        "origin",
        "unit rate",
        "proportional"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Gráficas proporcionales",
      "description": "Lee qué significan los puntos de una gráfica y compara gráficas de relaciones proporcionales.",
      "terms": [
        "origen",
        "tasa unitaria",
        "proporcional"
      ]
    }
  },
  "models": [
    {
      "id": "match-points",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "7.RP.A.2d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 216
        },
        {
          "kind": "match",
          "ways": 1296
        }
      ]
    },
    {
      "id": "plot-point",
      "thinking": "read a figure",
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
      "id": "sort-graphs",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.RP.A.2a"
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
      "id": "compare-lines",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "7.RP.A.2d"
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
      "id": "order-relations",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "7.RP.A.2a",
        "7.RP.A.2d"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.RP.A.2d"
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
          "ways": 4
        }
      ]
    }
  ]
}
