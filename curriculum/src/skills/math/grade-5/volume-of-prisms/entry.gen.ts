// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "volume-of-prisms",
  "version": "ecba73b49b8b",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "cube",
  "prerequisites": [
    "numerical-expressions"
  ],
  "misconceptions": [
    "volume.visible-faces",
    "volume.hidden-cubes",
    "volume.one-layer",
    "volume.adds-edges",
    "volume.subtracts-edges",
    "volume.stops-early",
    "volume.same-height",
    "volume.other-part",
    "volume.one-part",
    "volume.adds-before-multiplying",
    "volume.divides-one-edge",
    "volume.square-for-cubic",
    "volume.gaps",
    "volume.grows-like-one-edge",
    "volume.judges-by-one-edge",
    "volume.reversed",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "counts-visible-faces": "volume.visible-faces",
    "adds-factors": "volume.grows-like-one-edge"
  },
  "words": {
    "en": {
      "strand": "Measurement and data",
      "name": "Volume of prisms",
      "description": "Find how much space a box fills, layer by layer.",
      "terms": [
        "volume",
        "unit cube",
        "rectangular prism",
        "edge",
        "base"
      ]
    },
    "es": {
      "strand": "Medición y datos",
      "name": "Volumen de prismas",
      "description": "Halla cuánto espacio ocupa una caja, capa por capa.",
      "terms": [
        "volumen",
        "cubo unitario",
        "prisma rectangular",
        "arista",
        "base"
      ]
    }
  },
  "models": [
    {
      "id": "unit-cubes",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.MD.C.3b",
        "5.MD.C.4"
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
      "id": "labelled-edges",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "5.MD.C.5b"
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
      "seconds": 60,
      "standards": [
        "5.MD.C.5b",
        "5.MD.C.5c"
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
      "id": "order-boxes",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.MD.C.5b"
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
      "seconds": 50,
      "standards": [
        "5.MD.C.5a",
        "5.MD.C.5c"
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
      "id": "sort-measures",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5.MD.C.3a",
        "5.MD.C.3b",
        "5.MD.C.5a"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 32
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
        "5.MD.C.5a",
        "5.MD.C.5b",
        "5.MD.C.5c"
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
      "standards": [
        "5.MD.C.5b"
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
