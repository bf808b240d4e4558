// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "cones-cylinders-spheres",
  "version": "b3678f284219",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "cube",
  "prerequisites": [
    "circles",
    "volume-of-prisms",
    "roots"
  ],
  "misconceptions": [
    "volume.third-of-cylinder",
    "circle.doubles-for-square",
    "volume.forgets-third",
    "volume.square-for-cube",
    "volume.forgets-four-thirds",
    "circle.radius-diameter",
    "volume.one-part",
    "circle.wrong-part",
    "volume.divides-one-edge",
    "circle.stops-early",
    "circle.halves-for-root",
    "roots.divides-by-index",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line",
    "volume.grows-like-one-edge",
    "circle.leaves-out-pi",
    "circle.around-for-area",
    "model.counts-once",
    "volume.stops-early"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Cones, cylinders, and spheres",
      "description": "Find the volumes of round solids.",
      "terms": [
        "cylinder",
        "cone",
        "sphere",
        "volume"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Conos, cilindros y esferas",
      "description": "Halla el volumen de cuerpos redondos.",
      "terms": [
        "cilindro",
        "cono",
        "esfera",
        "volumen"
      ]
    }
  },
  "models": [
    {
      "id": "in-terms-of-pi",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "8.G.C.9"
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
      "seconds": 75,
      "calculator": "scientific",
      "standards": [
        "8.G.C.9"
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
      "id": "missing-measure",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "8.G.C.9"
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
      "id": "order-solids",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.G.C.9"
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
        "8.G.C.9"
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
      "id": "how-much-more",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "8.G.C.9"
      ],
      "isComputed": false,
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.G.C.9"
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "calculator": "basic",
      "standards": [
        "8.G.C.9"
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
