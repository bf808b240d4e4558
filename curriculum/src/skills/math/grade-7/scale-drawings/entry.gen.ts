// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "scale-drawings",
  "version": "27270d62e87a",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "scale",
  "prerequisites": [
    "proportional-relationships",
    "area-of-polygons"
  ],
  "misconceptions": [
    "proportion.wrong-way",
    "ratio.additive",
    "ratio.subtracts",
    "unit.no-conversion",
    "unit.place-off",
    "rate.upside-down",
    "ratio.stops-early",
    "proportion.multiplies",
    "area.grows-like-length",
    "area.stops-early",
    "area.no-half",
    "scale.scale-alone",
    "scale.drawing-alone",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "area.adds-lengths",
    "triangle.any-sides",
    "triangle.one-bound",
    "triangle.allows-flat",
    "section.other-face",
    "triangle.longest-given",
    "triangle.other-bound"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Scale drawings",
      "description": "Find real lengths and areas from a drawing, and draw it at another scale.",
      "terms": [
        "scale drawing",
        "scale",
        "actual"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Dibujos a escala",
      "description": "Halla longitudes y áreas reales a partir de un dibujo, y haz el dibujo a otra escala.",
      "terms": [
        "dibujo a escala",
        "escala",
        "real"
      ]
    }
  },
  "models": [
    {
      "id": "find-length",
      "thinking": "use in a story",
      "seconds": 50,
      "standards": [
        "7.G.A.1"
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
      "id": "find-scale",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "7.G.A.1"
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
      "id": "new-scale",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "7.G.A.1"
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
      "id": "redraw",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "7.G.A.1"
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
      "id": "find-area",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "7.G.A.1"
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
      "id": "order-drawings",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.G.A.1"
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
          "ways": 6
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "7.G.A.1"
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
          "ways": 3
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 210,
      "calculator": "basic",
      "standards": [
        "7.G.A.1",
        "7.G.A.2",
        "7.G.A.3"
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
