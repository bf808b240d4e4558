// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "surface-area",
  "version": "ab6edfa30198",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "net",
  "prerequisites": [
    "area-of-polygons"
  ],
  "misconceptions": [
    "surface.volume",
    "surface.leaves-out-faces",
    "area.no-half",
    "surface.neighbor-as-opposite",
    "surface.one-of-each",
    "surface.height-for-slant",
    "surface.all-faces",
    "area.without-cost",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "surface.face-for-edge",
    "circle.halves-for-root",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line",
    "area.grows-like-length"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Surface area",
      "description": "Find how much area covers a solid, from its faces or its net.",
      "terms": [
        "surface area",
        "face",
        "net",
        "slant height"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Área de superficie",
      "description": "Halla cuánta área cubre un sólido, con sus caras o con su plantilla.",
      "terms": [
        "área de superficie",
        "cara",
        "plantilla",
        "apotema"
      ]
    }
  },
  "models": [
    {
      "id": "net-area",
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
      "id": "fold-net",
      "thinking": "classify",
      "seconds": 50,
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
          "ways": 5
        },
        {
          "kind": "hot-spot",
          "ways": 5
        }
      ]
    },
    {
      "id": "solid-area",
      "thinking": "compute",
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "6.G.A.4"
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
      "id": "order-surfaces",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "6.G.A.4"
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
      "id": "missing-length",
      "thinking": "work backwards",
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
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "6.G.A.4"
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
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.G.A.4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 9
        }
      ]
    }
  ]
}
