// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "angle-relationships",
  "version": "a5578959b054",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "angle",
  "prerequisites": [
    "one-step-equations",
    "two-step-equations"
  ],
  "misconceptions": [
    "angle.wrong-total",
    "angle.equal-beside",
    "angle.vertical-adds",
    "angle.leaves-one-out",
    "angle.stops-at-sum",
    "angle.letter-for-angle",
    "angle.other-angle",
    "angle.own-part",
    "angle.forgets-more",
    "model.wrong-sign",
    "angle.mixes-words",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault"
  ],
  "formerIds": {
    "wrong-sum": "angle.wrong-total",
    "opposite-or-beside": "angle.equal-beside",
    "forgets-angle": "angle.leaves-one-out",
    "stops-early": "angle.stops-at-sum",
    "adds-angles": "angle.stops-at-sum"
  },
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Angle relationships",
      "description": "Use right angles, straight lines, and crossing lines to find unknown angles.",
      "terms": [
        "complementary angles",
        "supplementary angles",
        "vertical angles",
        "adjacent angles"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Relaciones entre ángulos",
      "description": "Usa ángulos rectos, líneas rectas y rectas que se cruzan para hallar ángulos desconocidos.",
      "terms": [
        "ángulos complementarios",
        "ángulos suplementarios",
        "ángulos opuestos por el vértice",
        "ángulos adyacentes"
      ]
    }
  },
  "models": [
    {
      "id": "find-angle",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "7.G.B.5"
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
      "id": "angle-equation",
      "thinking": "explain",
      "seconds": 45,
      "standards": [
        "7.G.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "solve-angle",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "7.G.B.5"
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
      "id": "relations",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.G.B.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 1024
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "clues",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.G.B.5"
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
      "seconds": 50,
      "standards": [
        "7.G.B.5"
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
      "id": "possible",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "7.G.B.5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
      "standards": [
        "7.G.B.5"
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
    }
  ]
}
