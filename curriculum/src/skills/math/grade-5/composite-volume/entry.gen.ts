// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "composite-volume",
  "version": "e8920a50945b",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "cube",
  "prerequisites": [
    "volume-of-prisms"
  ],
  "misconceptions": [
    "volume.gaps",
    "volume.one-part",
    "volume.box-around",
    "volume.one-layer",
    "volume.square-for-cubic",
    "volume.stops-early",
    "volume.subtracts-edges",
    "volume.other-part",
    "volume.adds-before-multiplying",
    "volume.divides-one-edge",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Measurement and data",
      "name": "Volume of solids made of two boxes",
      "description": "Add two volumes, or cut one out of another, and find a missing length.",
      "terms": [
        "composite solid",
        "rectangular prism",
        "volume",
        "overlap"
      ]
    },
    "es": {
      "strand": "Medición y datos",
      "name": "Volumen de sólidos de dos cajas",
      "description": "Suma dos volúmenes o quita uno de otro, y halla una longitud que falta.",
      "terms": [
        "sólido compuesto",
        "prisma rectangular",
        "volumen",
        "encimarse"
      ]
    }
  },
  "models": [
    {
      "id": "front-view",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "5.MD.C.5b",
        "5.MD.C.5c"
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
      "id": "parts-table",
      "thinking": "read a figure",
      "seconds": 90,
      "standards": [
        "5.MD.C.5c"
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
      "id": "ways",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.MD.C.5c"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "5.MD.C.5b",
        "5.MD.C.5c"
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
        "5.MD.C.5c"
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
