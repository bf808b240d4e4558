// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "angles-and-parallel-lines",
  "version": "a114a9aef961",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "angle",
  "prerequisites": [
    "angle-relationships",
    "transformations",
    "two-step-equations"
  ],
  "misconceptions": [
    "angle.wrong-total",
    "angle.stops-at-sum",
    "angle.leaves-one-out",
    "angle.interior-for-exterior",
    "angle.exterior-as-interior",
    "angle.other-angle",
    "angle.parallel-adds",
    "angle.parallel-equal",
    "angle.letter-for-angle",
    "angle.mixes-words",
    "angle.not-parallel",
    "angle.shown-only",
    "angle.one-is-enough",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "angle.equal-beside"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Angles and parallel lines",
      "description": "Find angles of triangles and of parallel lines, and tell whether triangles are similar.",
      "terms": [
        "transversal",
        "corresponding angles",
        "alternate interior angles",
        "same-side interior angles",
        "exterior angle",
        "similar"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Ángulos y rectas paralelas",
      "description": "Halla ángulos de triángulos y de rectas paralelas, y di si dos triángulos son semejantes.",
      "terms": [
        "transversal",
        "ángulos correspondientes",
        "ángulos alternos internos",
        "ángulos internos del mismo lado",
        "ángulo exterior",
        "semejantes"
      ]
    }
  },
  "models": [
    {
      "id": "triangle-angle",
      "thinking": "compute",
      "seconds": 45,
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
      "id": "parallel-angle",
      "thinking": "read a figure",
      "seconds": 45,
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
      "id": "find-x",
      "thinking": "work backwards",
      "seconds": 75,
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
      "id": "sort-pairs",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.G.A.5"
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
      "id": "similar-triangles",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.G.A.5"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "8.G.A.5"
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
          "ways": 3
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
        "8.G.A.5"
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
