// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "similar-figures",
  "version": "55d70e4e55f4",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "triangle",
  "prerequisites": [
    "transformations",
    "scale-drawings",
    "angles-and-parallel-lines"
  ],
  "misconceptions": [
    "moves.wrong-scale",
    "grid.other-axis",
    "grid.wrong-direction",
    "moves.reflects-for-turn",
    "moves.turns-wrong-way",
    "moves.wrong-angle",
    "moves.wrong-mirror",
    "moves.adds-factor",
    "similar.adds-difference",
    "proportion.wrong-way",
    "similar.wrong-pair",
    "similar.part-for-side",
    "shape.by-looks",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "moves.wrong-center",
    "moves.keeps-size",
    "similar.scales-everything",
    "angle.other-angle",
    "angle.interior-for-exterior",
    "moves.changes-angles",
    "moves.changes-size",
    "triangle.position-counts",
    "ratio.turned",
    "moves.order-of-steps",
    "moves.mixes-up-slide",
    "moves.not-undone"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Similar figures",
      "description": "Show that figures are similar, and use it to find lengths.",
      "terms": [
        "similar",
        "scale factor",
        "corresponding",
        "center of dilation"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Figuras semejantes",
      "description": "Muestra que dos figuras son semejantes y úsalo para encontrar longitudes.",
      "terms": [
        "semejantes",
        "factor de escala",
        "correspondientes",
        "centro de dilatación"
      ]
    }
  },
  "models": [
    {
      "id": "sequence",
      "thinking": "read a figure",
      "seconds": 80,
      "standards": [
        "8.G.A.4"
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
          "ways": 64
        }
      ]
    },
    {
      "id": "dilate",
      "thinking": "work backwards",
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
      "id": "missing-side",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "8.G.A.4"
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
      "id": "are-similar",
      "thinking": "classify",
      "seconds": 80,
      "standards": [
        "8.G.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "tall-things",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "8.G.A.5"
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
      "seconds": 70,
      "standards": [
        "8.G.A.4"
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "8.G.A.2",
        "8.G.A.3",
        "8.G.A.4",
        "8.G.A.5"
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
