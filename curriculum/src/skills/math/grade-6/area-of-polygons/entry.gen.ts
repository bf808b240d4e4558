// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "area-of-polygons",
  "version": "50245f3e6d71",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "triangle",
  "prerequisites": [
    "multiply-fractions",
    "numerical-expressions"
  ],
  "misconceptions": [
    "area.no-half",
    "area.adds-lengths",
    "area.halves-too-much",
    "area.slanted-side",
    "area.one-base",
    "area.any-line",
    "area.box-around",
    "area.one-piece",
    "area.adds-cut-piece",
    "area.wrong-length",
    "area.subtracts-length",
    "area.stops-early",
    "area.reversed",
    "area.without-cost",
    "area.divides-for-cost",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "area.leaning-changes-area",
    "area.grows-like-length",
    "area.one-base-only"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Area of polygons",
      "description": "Find areas of triangles, parallelograms, trapezoids, and figures made of them.",
      "terms": [
        "base",
        "height",
        "parallelogram",
        "trapezoid",
        "compose and decompose"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Área de polígonos",
      "description": "Halla áreas de triángulos, paralelogramos, trapecios y figuras formadas por ellos.",
      "terms": [
        "base",
        "altura",
        "paralelogramo",
        "trapecio",
        "componer y descomponer"
      ]
    }
  },
  "models": [
    {
      "id": "measure",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "6.G.A.1"
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
      "id": "which-height",
      "thinking": "classify",
      "seconds": 30,
      "standards": [
        "6.G.A.1"
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
    },
    {
      "id": "on-grid",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "6.G.A.1"
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
      "id": "composite",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "6.G.A.1"
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
      "id": "missing-length",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "6.G.A.1"
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
      "id": "order-shapes",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "6.G.A.1"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.G.A.1"
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
      "seconds": 60,
      "standards": [
        "6.G.A.1"
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
          "ways": 4
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "6.G.A.1"
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
