// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "quadrilateral-families",
  "version": "50be7fc4657d",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "angle",
  "prerequisites": [
    "classify-shapes",
    "plot-points"
  ],
  "misconceptions": [
    "grid.half-perimeter",
    "shape.not-inherited",
    "shape.extra-attribute",
    "area.stops-early",
    "shape.by-looks",
    "grid.swaps-coordinates",
    "grid.crooked-side",
    "shape.own-name-only",
    "shape.converse",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "shape.general-name",
    "model.answers-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Families of quadrilaterals",
      "description": "Use what every member of a family has: find side lengths, plot a corner, and decide what a shape must be.",
      "terms": [
        "parallelogram",
        "rectangle",
        "rhombus",
        "square"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Familias de cuadriláteros",
      "description": "Usa lo que tiene cada miembro de una familia: halla lados, marca una esquina y decide qué tiene que ser una figura.",
      "terms": [
        "paralelogramo",
        "rectángulo",
        "rombo",
        "cuadrado"
      ]
    }
  },
  "models": [
    {
      "id": "side-lengths",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "5.G.B.3"
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
      "id": "best-name",
      "thinking": "classify",
      "seconds": 80,
      "standards": [
        "5.G.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "fourth-corner",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "5.G.B.3"
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
      "id": "sticks",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "5.G.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "must-be",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "5.G.B.3",
        "5.G.B.4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 70,
      "standards": [
        "5.G.B.3"
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
        "5.G.B.3",
        "5.G.B.4"
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
