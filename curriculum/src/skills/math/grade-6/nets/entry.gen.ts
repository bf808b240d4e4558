// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "nets",
  "version": "28895b25a574",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "net",
  "prerequisites": [
    "area-of-polygons",
    "volume-of-prisms"
  ],
  "misconceptions": [
    "net.base-shape",
    "net.prism-or-pyramid",
    "net.overlap",
    "net.flat-neighbors",
    "surface.one-of-each",
    "area.adds-lengths",
    "area.slanted-side",
    "area.stops-early",
    "net.one-end",
    "surface.leaves-out-faces",
    "surface.face-for-edge",
    "net.sides-must-match",
    "net.cut-corners"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Nets",
      "description": "See which flat pattern folds into which solid, and use it to find lengths and areas.",
      "terms": [
        "net",
        "face",
        "edge",
        "base",
        "prism",
        "pyramid"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Plantillas",
      "description": "Descubre qué plantilla forma cada sólido y úsala para hallar longitudes y áreas.",
      "terms": [
        "plantilla",
        "cara",
        "arista",
        "base",
        "prisma",
        "pirámide"
      ]
    }
  },
  "models": [
    {
      "id": "name-solid",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "6.G.A.4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "extra-square",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "6.G.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 7
        },
        {
          "kind": "hot-spot",
          "ways": 7
        },
        {
          "kind": "hot-spot",
          "ways": 21
        }
      ]
    },
    {
      "id": "which-meet",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "6.G.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 5
        },
        {
          "kind": "hot-spot",
          "ways": 6
        },
        {
          "kind": "hot-spot",
          "ways": 6
        }
      ]
    },
    {
      "id": "net-size",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "6.G.A.4"
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
      "id": "face-areas",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "6.G.A.4"
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
      "id": "wrong-piece",
      "thinking": "find the mistake",
      "seconds": 90,
      "standards": [
        "6.G.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 24
        },
        {
          "kind": "inline-choice",
          "ways": 20
        },
        {
          "kind": "inline-choice",
          "ways": 15
        }
      ]
    },
    {
      "id": "fold-tray",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.G.A.4"
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
    }
  ]
}
