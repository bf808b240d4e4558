// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "distance-between-points",
  "version": "8be256bfc89a",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "triangle",
  "prerequisites": [
    "pythagorean-theorem",
    "roots"
  ],
  "misconceptions": [
    "pythagoras.adds-sides",
    "pythagoras.doubles",
    "pythagoras.loses-sign",
    "pythagoras.no-root",
    "pythagoras.stops-early",
    "pythagoras.judges-by-looks",
    "pythagoras.reversed",
    "pythagoras.wrong-hypotenuse",
    "pythagoras.subtracts-sides",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Distance between points",
      "description": "Use the Pythagorean theorem to find lengths on the coordinate plane, or a missing coordinate.",
      "terms": [
        "distance",
        "hypotenuse",
        "coordinate"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Distancia entre puntos",
      "description": "Usa el teorema de Pitágoras para hallar longitudes en el plano de coordenadas, o una coordenada que falta.",
      "terms": [
        "distancia",
        "hipotenusa",
        "coordenada"
      ]
    }
  },
  "models": [
    {
      "id": "under-root",
      "thinking": "compute",
      "seconds": 60,
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
      "id": "perimeter",
      "thinking": "read a figure",
      "seconds": 90,
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
      "id": "closest",
      "thinking": "compare",
      "seconds": 90,
      "standards": [
        "8.G.B.8"
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
      "id": "circle",
      "thinking": "classify",
      "seconds": 90,
      "standards": [
        "8.G.B.8"
      ],
      "isComputed": true,
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
      "id": "missing-coordinate",
      "thinking": "work backwards",
      "seconds": 80,
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
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
    }
  ]
}
