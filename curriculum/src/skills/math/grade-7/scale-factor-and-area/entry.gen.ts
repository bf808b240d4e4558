// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "scale-factor-and-area",
  "version": "29d4904329e0",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "scale",
  "prerequisites": [
    "scale-drawings",
    "exponents"
  ],
  "misconceptions": [
    "area.squares-length-factor",
    "area.grows-like-length",
    "similar.scales-everything",
    "area.factor-as-scale",
    "exponents.base-times-exponent",
    "similar.adds-difference",
    "roots.divides-by-index",
    "ratio.keeps-one",
    "proportion.wrong-way",
    "ratio.turned",
    "ratio.difference",
    "ratio.adds-rate",
    "scale.drawing-alone",
    "scale.scale-alone",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Scale factor and area",
      "description": "Find how lengths and areas change in a larger or smaller copy, and draw it.",
      "terms": [
        "scale factor",
        "copy",
        "enlarge",
        "reduce"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Factor de escala y área",
      "description": "Halla cómo cambian las longitudes y las áreas en una copia mayor o menor, y dibújala.",
      "terms": [
        "factor de escala",
        "copia",
        "ampliar",
        "reducir"
      ]
    }
  },
  "models": [
    {
      "id": "measure-copy",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.G.A.1"
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
      "id": "measure-table",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "7.G.A.1"
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
    },
    {
      "id": "factor-from-areas",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "7.G.A.1"
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
      "id": "draw-copy",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "7.G.A.1"
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
      "id": "sort-growth",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.G.A.1"
      ],
      "isComputed": false,
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
      "id": "order-copies",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "7.G.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
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
      "standards": [
        "7.G.A.1"
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
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    },
    {
      "id": "why-squared",
      "thinking": "explain",
      "seconds": 60,
      "standards": [
        "7.G.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
    }
  ]
}
