// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "coordinate-plane-problems",
  "version": "f4dde0b21ecd",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "point",
  "prerequisites": [
    "plot-points"
  ],
  "misconceptions": [
    "grid.swaps-coordinates",
    "grid.skips-stop",
    "grid.other-axis",
    "pattern.leaves-out-start",
    "grid.wrong-direction",
    "grid.counts-points",
    "grid.half-perimeter",
    "grid.end-only",
    "graph.counts-squares",
    "area.grows-like-length",
    "area.adds-lengths",
    "grid.order-reversed",
    "grid.adds-coordinates",
    "grid.one-direction",
    "grid.straight-across",
    "grid.wrong-point",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "grid.crooked-side",
    "grid.starts-at-one"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Maps and graphs with coordinates",
      "description": "Use coordinates to plan a garden, follow a robot, compare walks, and tell what points mean.",
      "terms": [
        "coordinates",
        "distance",
        "scale",
        "perimeter"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Mapas y gráficas con coordenadas",
      "description": "Usa coordenadas para planear un jardín, seguir a un robot, comparar caminos y decir qué significan los puntos.",
      "terms": [
        "coordenadas",
        "distancia",
        "escala",
        "perímetro"
      ]
    }
  },
  "models": [
    {
      "id": "repeat-moves",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "5.G.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "coordinates",
          "ways": 0
        }
      ]
    },
    {
      "id": "rectangle-of-land",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5.G.A.2"
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
      "id": "plan-corners",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "5.G.A.2"
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
      "id": "order-walks",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "5.G.A.2"
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
      "id": "points-as-things",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "5.G.A.2"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "5.G.A.2"
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
          "ways": 4
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "5.G.A.1",
        "5.G.A.2"
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
