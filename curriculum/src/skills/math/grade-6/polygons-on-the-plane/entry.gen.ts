// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "polygons-on-the-plane",
  "version": "ce98fe9a64a3",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "grid",
  "prerequisites": [
    "coordinate-plane",
    "area-of-polygons"
  ],
  "misconceptions": [
    "grid.counts-points",
    "grid.subtracts-sizes",
    "area.adds-lengths",
    "area.no-half",
    "area.box-around",
    "grid.skips-stop",
    "grid.half-perimeter",
    "area.stops-early",
    "grid.crooked-side",
    "grid.swaps-coordinates",
    "grid.wrong-direction",
    "grid.other-axis",
    "grid.drops-sign",
    "grid.value-for-change",
    "area.reversed",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "grid.end-only",
    "grid.one-direction",
    "grid.wrong-point",
    "grid.straight-across",
    "ratio.turned",
    "ratio.halves"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Polygons on the plane",
      "description": "Find side lengths, missing corners, perimeters, and areas from coordinates.",
      "terms": [
        "vertex",
        "perimeter",
        "area"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Polígonos en el plano",
      "description": "Halla lados, vértices que faltan, perímetros y áreas con coordenadas.",
      "terms": [
        "vértice",
        "perímetro",
        "área"
      ]
    }
  },
  "models": [
    {
      "id": "plane-area",
      "thinking": "compute",
      "seconds": 75,
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
      "id": "fence",
      "thinking": "use in a story",
      "seconds": 90,
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
      "id": "missing-corner",
      "thinking": "work backwards",
      "seconds": 75,
      "standards": [
        "6.G.A.3"
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
      "id": "build-rectangle",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "6.G.A.3"
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
      "id": "new-place",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.NS.C.8"
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
      "id": "order-polygons",
      "thinking": "compare",
      "seconds": 110,
      "standards": [
        "6.G.A.3"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "6.G.A.3"
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
