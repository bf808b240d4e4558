// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "pythagorean-theorem",
  "version": "01cb02887efb",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "triangle",
  "prerequisites": [
    "one-step-equations",
    "signed-numbers"
  ],
  "misconceptions": [
    "pythagoras.adds-sides",
    "pythagoras.subtracts-sides",
    "pythagoras.no-root",
    "pythagoras.doubles",
    "pythagoras.wrong-hypotenuse",
    "pythagoras.squares-areas",
    "pythagoras.judges-by-looks",
    "pythagoras.loses-sign",
    "pythagoras.stops-early",
    "pythagoras.reversed",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line",
    "exponents.base-times-exponent",
    "equation.one-side",
    "equation.same-operation",
    "circle.halves-for-root"
  ],
  "formerIds": {
    "forgets-root": "pythagoras.no-root",
    "sign-lost": "pythagoras.loses-sign",
    "rounds-wrong": "pythagoras.stops-early"
  },
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "The Pythagorean theorem",
      "description": "Find lengths and distances with right triangles.",
      "terms": [
        "hypotenuse",
        "leg",
        "square root",
        "diagonal"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "El teorema de Pitágoras",
      "description": "Halla longitudes y distancias con triángulos rectángulos.",
      "terms": [
        "hipotenusa",
        "cateto",
        "raíz cuadrada",
        "diagonal"
      ]
    }
  },
  "models": [
    {
      "id": "find-side",
      "thinking": "read a figure",
      "seconds": 60,
      "calculator": "scientific",
      "standards": [
        "8.G.B.6",
        "8.G.B.7"
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
          "kind": "expression",
          "ways": 0
        }
      ]
    },
    {
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "scientific",
      "standards": [
        "8.G.B.6",
        "8.G.B.7"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "is-right",
      "thinking": "classify",
      "seconds": 75,
      "calculator": "scientific",
      "standards": [
        "8.G.B.6"
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
      "id": "distance",
      "thinking": "compute",
      "seconds": 70,
      "calculator": "scientific",
      "standards": [
        "8.G.B.8"
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
      "calculator": "scientific",
      "standards": [
        "8.G.B.7"
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
      "id": "order-sides",
      "thinking": "compare",
      "seconds": 75,
      "calculator": "scientific",
      "standards": [
        "8.G.B.7"
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
      "seconds": 60,
      "calculator": "scientific",
      "standards": [
        "8.G.B.7"
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
      "id": "holds",
      "thinking": "classify",
      "seconds": 50,
      "calculator": "scientific",
      "standards": [
        "8.G.B.7",
        "8.G.B.6"
      ],
      "isComputed": false,
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
          "ways": 243
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "calculator": "scientific",
      "standards": [
        "8.G.B.6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 27
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
      "calculator": "scientific",
      "standards": [
        "8.G.B.7"
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
