// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "plot-points",
  "version": "bfab4879cac4",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "point",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "grid.swaps-coordinates",
    "grid.starts-at-one",
    "graph.counts-squares",
    "grid.crooked-side",
    "grid.wrong-direction",
    "grid.other-axis",
    "grid.counts-points",
    "grid.end-only",
    "grid.adds-coordinates",
    "grid.skips-stop",
    "grid.one-direction",
    "grid.wrong-point",
    "grid.value-for-change",
    "data.adds",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "grid.misplaces"
  ],
  "formerIds": {
    "swaps-numbers": "grid.swaps-coordinates",
    "misses-scale": "graph.counts-squares",
    "reads-end-only": "grid.end-only",
    "mixes-directions": "grid.other-axis",
    "reads-change": "grid.value-for-change"
  },
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Plot points",
      "description": "Find and name places on a grid with two numbers.",
      "terms": [
        "origin",
        "x-axis",
        "y-axis",
        "ordered pair",
        "coordinates"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Marcar puntos",
      "description": "Halla y nombra lugares de una cuadrícula con dos números.",
      "terms": [
        "origen",
        "eje x",
        "eje y",
        "par ordenado",
        "coordenadas"
      ]
    }
  },
  "models": [
    {
      "id": "plot-them",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "5.G.A.1"
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
        "5.G.A.1",
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
      "id": "how-far",
      "thinking": "use in a story",
      "seconds": 50,
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
      "id": "story-graph",
      "thinking": "explain",
      "seconds": 45,
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
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-points",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5.G.A.1"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 45,
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
    }
  ]
}
