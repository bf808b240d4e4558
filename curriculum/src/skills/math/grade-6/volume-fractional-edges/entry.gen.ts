// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "volume-fractional-edges",
  "version": "2df421e66564",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "cube",
  "prerequisites": [
    "volume-of-prisms",
    "divide-fractions"
  ],
  "misconceptions": [
    "volume.cube-as-edge",
    "volume.part-cube-as-unit",
    "volume.one-layer",
    "volume.adds-edges",
    "fraction.loses-whole",
    "fraction.other-operation",
    "volume.stops-early",
    "fraction.divides-other-way",
    "volume.one-part",
    "volume.adds-before-multiplying",
    "volume.divides-one-edge",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "area.adds-lengths",
    "area.one-piece",
    "area.no-half",
    "area.halves-too-much",
    "surface.one-of-each",
    "surface.leaves-out-faces",
    "surface.all-faces",
    "volume.same-height"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Volume with fractional edges",
      "description": "Find the volume of boxes whose edges are fractions, with small cubes and with formulas.",
      "terms": [
        "volume",
        "right rectangular prism",
        "base",
        "cubic unit"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Volumen con aristas fraccionarias",
      "description": "Halla el volumen de cajas cuyas aristas son fracciones, con cubos pequeños y con fórmulas.",
      "terms": [
        "volumen",
        "prisma rectangular recto",
        "base",
        "unidad cúbica"
      ]
    }
  },
  "models": [
    {
      "id": "pack-cubes",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "6.G.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "find-volume",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "6.G.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "base-and-height",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "6.G.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 80,
      "standards": [
        "6.G.A.2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "order-boxes",
      "thinking": "compare",
      "seconds": 80,
      "standards": [
        "6.G.A.2"
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
      "standards": [
        "6.G.A.2"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 240,
      "standards": [
        "6.G.A.1",
        "6.G.A.2",
        "6.G.A.4"
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
