// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "transformations",
  "version": "ebec9710de7e",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "mirror",
  "prerequisites": [
    "plot-points",
    "signed-numbers"
  ],
  "misconceptions": [
    "moves.wrong-mirror",
    "moves.reflects-for-turn",
    "grid.swaps-coordinates",
    "grid.wrong-direction",
    "grid.other-axis",
    "moves.wrong-angle",
    "moves.turns-wrong-way",
    "moves.wrong-scale",
    "moves.adds-factor",
    "moves.one-step-only",
    "moves.order-of-steps",
    "moves.not-undone",
    "moves.mixes-up-slide",
    "moves.changes-size",
    "moves.keeps-size",
    "moves.changes-angles",
    "moves.loses-parallel",
    "moves.wrong-length",
    "moves.old-direction"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Transformations",
      "description": "Move, flip, turn, and resize figures. Tell what stays the same.",
      "terms": [
        "image",
        "translation",
        "reflection",
        "rotation",
        "dilation",
        "congruent",
        "similar"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Transformaciones",
      "description": "Mueve, voltea, gira y cambia de tamaño figuras. Di qué no cambia.",
      "terms": [
        "imagen",
        "traslación",
        "reflexión",
        "rotación",
        "dilatación",
        "congruente",
        "semejante"
      ]
    }
  },
  "models": [
    {
      "id": "draw-image",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "8.G.A.3"
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
      "id": "image-point",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "8.G.A.3"
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
      "id": "which-one",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "8.G.A.2",
        "8.G.A.4"
      ],
      "isComputed": true,
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
      "id": "what-stays",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "8.G.A.1a",
        "8.G.A.1b",
        "8.G.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 32
        },
        {
          "kind": "inline-choice",
          "ways": 32
        },
        {
          "kind": "inline-choice",
          "ways": 24
        }
      ]
    },
    {
      "id": "parallel-sides",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "8.G.A.1c",
        "8.G.A.1a"
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
      "id": "sort-rules",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.G.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 4096
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    }
  ]
}
