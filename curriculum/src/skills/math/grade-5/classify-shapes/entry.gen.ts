// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "classify-shapes",
  "version": "a902e5435f85",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "angle",
  "prerequisites": [],
  "misconceptions": [
    "shape.extra-attribute",
    "shape.not-inherited",
    "shape.own-name-only",
    "shape.converse",
    "shape.by-looks",
    "shape.order-reversed",
    "shape.fits-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Classify shapes",
      "description": "Sort triangles and quadrilaterals by their sides and angles, and see which groups are inside others.",
      "terms": [
        "attribute",
        "category",
        "parallel",
        "quadrilateral",
        "parallelogram",
        "rhombus"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Clasificar figuras",
      "description": "Clasifica triángulos y cuadriláteros por sus lados y ángulos, y mira qué grupos están dentro de otros.",
      "terms": [
        "atributo",
        "categoría",
        "paralelo",
        "cuadrilátero",
        "paralelogramo",
        "rombo"
      ]
    }
  },
  "models": [
    {
      "id": "sort-statements",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "5.G.B.3",
        "5.G.B.4"
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
      "id": "name-all",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.G.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
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
      "id": "pick-shapes",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "5.G.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 6
        },
        {
          "kind": "hot-spot",
          "ways": 6
        },
        {
          "kind": "hot-spot",
          "ways": 4
        }
      ]
    },
    {
      "id": "order-names",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "5.G.B.4"
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
          "ways": 120
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "5.G.B.3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 6
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
      "id": "counterexample",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "5.G.B.3",
        "5.G.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        }
      ]
    }
  ]
}
