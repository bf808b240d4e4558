// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "area-with-fractional-sides",
  "version": "ca36044ff2bd",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "grid",
  "prerequisites": [
    "multiply-fractions",
    "multiply-mixed-numbers"
  ],
  "misconceptions": [
    "fraction.wrong-whole",
    "area.tile-side",
    "area.adds-lengths",
    "fraction.stops-early",
    "fraction.picks-part",
    "division.area-for-side",
    "fraction.picks-operation",
    "fraction.swaps-parts",
    "fraction.no-size-sense",
    "area.one-side",
    "fraction.adds-for-times",
    "area.without-cost",
    "area.box-around",
    "area.one-piece",
    "area.wrong-length",
    "area.stops-early",
    "area.subtracts-sides",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Number and operations: fractions",
      "name": "Rectangles with fractional sides",
      "description": "Cover rectangles with small tiles, and show that counting tiles and multiplying sides give the same area.",
      "terms": [
        "area",
        "square unit",
        "unit fraction",
        "tile"
      ]
    },
    "es": {
      "strand": "Números y operaciones: fracciones",
      "name": "Rectángulos con lados fraccionarios",
      "description": "Cubre rectángulos con losetas pequeñas y muestra que contarlas y multiplicar los lados dan la misma área.",
      "terms": [
        "área",
        "unidad cuadrada",
        "fracción unitaria",
        "loseta"
      ]
    }
  },
  "models": [
    {
      "id": "tiles",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.NF.B.4b"
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
      "id": "count-tiles",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "5.NF.B.4b"
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
      "id": "tile-table",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "5.NF.B.4b"
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
      "id": "fit-tiles",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "5.NF.B.4b"
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
          "ways": 32
        }
      ]
    },
    {
      "id": "story",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "5.NF.B.4b",
        "5.NF.B.6"
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
      "id": "parts",
      "thinking": "use in a story",
      "seconds": 100,
      "standards": [
        "5.NF.B.4b"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "5.NF.B.4b"
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
