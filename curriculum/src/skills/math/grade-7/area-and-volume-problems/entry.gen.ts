// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "area-and-volume-problems",
  "version": "49c34b47bc9e",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "cube",
  "prerequisites": [
    "surface-area",
    "volume-fractional-edges",
    "area-of-polygons"
  ],
  "misconceptions": [
    "area.no-half",
    "area.slanted-side",
    "volume.stops-early",
    "volume.square-for-cubic",
    "area.one-base",
    "area.one-piece",
    "area.wrong-length",
    "surface.leaves-out-faces",
    "surface.one-of-each",
    "surface.volume",
    "surface.all-faces",
    "area.without-cost",
    "volume.subtracts-edges",
    "proportion.multiplies",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Area and volume problems",
      "description": "Find the volume and the surface area of prisms with any base, and use them.",
      "terms": [
        "right prism",
        "base",
        "volume",
        "surface area"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Problemas de área y volumen",
      "description": "Halla el volumen y el área total de prismas con cualquier base, y úsalos.",
      "terms": [
        "prisma recto",
        "base",
        "volumen",
        "área total"
      ]
    }
  },
  "models": [
    {
      "id": "volume",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "7.G.B.6"
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
      "id": "surface",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "7.G.B.6"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 110,
      "standards": [
        "7.G.B.6"
      ],
      "isComputed": false,
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
      "id": "missing",
      "thinking": "work backwards",
      "seconds": 80,
      "standards": [
        "7.G.B.6"
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
      "id": "sort-measures",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.G.B.6"
      ],
      "isComputed": false,
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
          "ways": 729
        }
      ]
    },
    {
      "id": "order-prisms",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "7.G.B.6"
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
      "seconds": 80,
      "standards": [
        "7.G.B.6"
      ],
      "isComputed": true,
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
    }
  ]
}
