// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "reflections-and-rotations",
  "version": "165566f6c16c",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "mirror",
  "prerequisites": [
    "transformations",
    "slope-intercept-form"
  ],
  "misconceptions": [
    "moves.wrong-mirror",
    "moves.reflects-for-turn",
    "moves.wrong-center",
    "moves.turns-wrong-way",
    "moves.wrong-angle",
    "moves.mixes-up-slide",
    "moves.half-the-way",
    "grid.swaps-coordinates",
    "moves.order-of-steps",
    "moves.one-step-only",
    "moves.changes-size",
    "area.stops-early",
    "moves.wrong-length",
    "angle.other-angle",
    "moves.changes-angles",
    "angle.stops-at-sum",
    "area.no-half",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Reflections and rotations",
      "description": "Find images with rules, find the mirror, and tell what reflections and rotations keep.",
      "terms": [
        "line of reflection",
        "center of rotation",
        "clockwise",
        "corresponding parts"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Reflexiones y rotaciones",
      "description": "Halla imágenes con reglas, encuentra el espejo y di qué conservan las reflexiones y las rotaciones.",
      "terms": [
        "recta de reflexión",
        "centro de rotación",
        "en el sentido de las manecillas del reloj",
        "partes correspondientes"
      ]
    }
  },
  "models": [
    {
      "id": "draw-image",
      "thinking": "compute",
      "seconds": 80,
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
      "id": "find-mirror",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "8.G.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 10
        },
        {
          "kind": "inline-choice",
          "ways": 10
        },
        {
          "kind": "coordinates",
          "ways": 0
        }
      ]
    },
    {
      "id": "write-rule",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "8.G.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 16
        }
      ]
    },
    {
      "id": "same-result",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "8.G.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 625
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
      "id": "what-stays",
      "thinking": "use in a story",
      "seconds": 50,
      "standards": [
        "8.G.A.1a",
        "8.G.A.1b",
        "8.G.A.1c"
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
      "seconds": 75,
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
          "kind": "inline-choice",
          "ways": 25
        }
      ]
    }
  ]
}
