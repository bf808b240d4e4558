// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "cross-sections",
  "version": "33c281428244",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "cube",
  "prerequisites": [
    "surface-area",
    "area-of-polygons"
  ],
  "misconceptions": [
    "section.always-triangle",
    "section.takes-face",
    "section.not-followed",
    "section.other-face",
    "area.adds-lengths",
    "area.no-half",
    "area.grows-like-length",
    "section.reversed",
    "section.number-alone",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Cross sections",
      "description": "Tell which shape you get when a plane slices a prism or a pyramid.",
      "terms": [
        "cross section",
        "plane",
        "right rectangular prism",
        "right rectangular pyramid",
        "trapezoid"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Secciones planas",
      "description": "Di qué figura resulta cuando un plano corta un prisma o una pirámide.",
      "terms": [
        "sección plana",
        "plano",
        "prisma rectangular recto",
        "pirámide rectangular recta",
        "trapecio"
      ]
    }
  },
  "models": [
    {
      "id": "name-section",
      "thinking": "read a figure",
      "seconds": 40,
      "standards": [
        "7.G.A.3"
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
      "id": "sort-slices",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "7.G.A.3"
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
      "id": "match-slices",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "7.G.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "section-area",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.G.A.3"
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
      "id": "order-slices",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "7.G.A.3"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.G.A.3"
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
    }
  ]
}
