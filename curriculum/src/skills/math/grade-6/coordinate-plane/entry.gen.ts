// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "coordinate-plane",
  "version": "cf7d827314da",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "point",
  "prerequisites": [
    "plot-points",
    "absolute-value"
  ],
  "misconceptions": [
    "grid.swaps-coordinates",
    "grid.drops-sign",
    "grid.wrong-direction",
    "graph.counts-squares",
    "signed.reads-away",
    "grid.wrong-quadrant",
    "moves.wrong-mirror",
    "moves.reflects-for-turn",
    "moves.one-step-only",
    "grid.end-only",
    "grid.subtracts-sizes",
    "grid.counts-points",
    "grid.adds-coordinates",
    "grid.skips-stop",
    "signed.greatest-first",
    "signed.value-for-distance",
    "grid.other-axis",
    "grid.half-perimeter",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "The coordinate plane",
      "description": "Plot, read, and reflect points in all four quadrants, and find distances.",
      "terms": [
        "quadrant",
        "origin",
        "reflection",
        "ordered pair"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "El plano de coordenadas",
      "description": "Marca, lee y refleja puntos en los cuatro cuadrantes, y halla distancias.",
      "terms": [
        "cuadrante",
        "origen",
        "reflexión",
        "par ordenado"
      ]
    }
  },
  "models": [
    {
      "id": "plot-them",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "6.NS.C.6c"
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
      "id": "read-point",
      "thinking": "read a figure",
      "seconds": 35,
      "standards": [
        "6.NS.C.6c"
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
      "id": "quadrants",
      "thinking": "classify",
      "seconds": 55,
      "standards": [
        "6.NS.C.6b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 256
        }
      ]
    },
    {
      "id": "reflect",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "6.NS.C.6b"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-pairs",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "6.NS.C.6b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 1024
        }
      ]
    },
    {
      "id": "how-far",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "6.NS.C.8"
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
          "kind": "coordinates",
          "ways": 0
        }
      ]
    },
    {
      "id": "map-story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.NS.C.8"
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
      "id": "order-distances",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.NS.C.8"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "rectangle",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.G.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
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
      "seconds": 50,
      "standards": [
        "6.NS.C.8"
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
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 4
        }
      ]
    }
  ]
}
