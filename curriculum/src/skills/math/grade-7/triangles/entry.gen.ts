// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "triangles",
  "version": "7fe5c5aa87d1",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "triangle",
  "prerequisites": [
    "angle-relationships",
    "inequalities"
  ],
  "misconceptions": [
    "triangle.longest-given",
    "triangle.any-sides",
    "triangle.allows-flat",
    "triangle.position-counts",
    "triangle.angles-fix-size",
    "triangle.any-angles",
    "triangle.other-bound",
    "triangle.one-bound",
    "triangle.wrong-place",
    "triangle.wrong-length",
    "triangle.wrong-angle",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Triangles from three measures",
      "description": "Tell whether three measures make one triangle, more than one, or none.",
      "terms": [
        "side",
        "vertex",
        "degree",
        "unique"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Triángulos a partir de tres medidas",
      "description": "Di si tres medidas dan un triángulo, más de uno o ninguno.",
      "terms": [
        "lado",
        "vértice",
        "grado",
        "único"
      ]
    }
  },
  "models": [
    {
      "id": "sort-sides",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.G.A.2"
      ],
      "isComputed": true,
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
          "ways": 32
        }
      ]
    },
    {
      "id": "how-many",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "7.G.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
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
      "id": "third-side",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.G.A.2"
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
      "id": "draw-triangle",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "7.G.A.2"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.G.A.2"
      ],
      "isComputed": true,
      "isClaim": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.G.A.2"
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
