// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "pythagorean-converse",
  "version": "7d1001e5a23e",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "triangle",
  "prerequisites": [
    "pythagorean-theorem",
    "distance-between-points"
  ],
  "misconceptions": [
    "pythagoras.wrong-hypotenuse",
    "pythagoras.judges-by-looks",
    "pythagoras.adds-sides",
    "pythagoras.no-root",
    "pythagoras.subtracts-sides",
    "pythagoras.doubles",
    "triangle.allows-flat",
    "pythagoras.stops-early",
    "pythagoras.squares-areas",
    "order.step-too-early"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "The converse of the Pythagorean theorem",
      "description": "Tell from three sides whether a triangle is right, acute, or obtuse, and say why the theorem holds.",
      "terms": [
        "converse",
        "hypotenuse",
        "acute triangle",
        "obtuse triangle"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "El recíproco del teorema de Pitágoras",
      "description": "Di por sus tres lados si un triángulo es rectángulo, acutángulo u obtusángulo, y por qué se cumple el teorema.",
      "terms": [
        "recíproco",
        "hipotenusa",
        "triángulo acutángulo",
        "triángulo obtusángulo"
      ]
    }
  },
  "models": [
    {
      "id": "kinds",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "8.G.B.6"
      ],
      "isComputed": true,
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
      "id": "third-side",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "8.G.B.6"
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
      "id": "bounds",
      "thinking": "compute",
      "seconds": 80,
      "standards": [
        "8.G.B.6"
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
      "id": "frames",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "8.G.B.6"
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
      "id": "does-it-fit",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "8.G.B.7"
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
      "id": "right-corner",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "8.G.B.6",
        "8.G.B.8"
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
      "id": "order-reasons",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.G.B.6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    }
  ]
}
