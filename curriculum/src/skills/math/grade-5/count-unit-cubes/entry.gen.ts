// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "count-unit-cubes",
  "version": "d4136c6d4c01",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "cube",
  "prerequisites": [],
  "misconceptions": [
    "volume.other-part",
    "volume.one-layer",
    "volume.box-around",
    "volume.stops-early",
    "volume.hidden-cubes",
    "volume.adds-edges",
    "volume.unit-size",
    "volume.subtracts-edges",
    "volume.same-height",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "volume.gaps",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "volume.square-for-cubic",
    "volume.visible-faces"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Measurement and data",
      "name": "Count unit cubes",
      "description": "Count the cubes in a solid, even the ones that you can’t see.",
      "terms": [
        "unit cube",
        "volume",
        "layer",
        "cubic centimeter"
      ]
    },
    "es": {
      "strand": "Medición y datos",
      "name": "Contar cubos unitarios",
      "description": "Cuenta los cubos de un sólido, también los que no se ven.",
      "terms": [
        "cubo unitario",
        "volumen",
        "capa",
        "centímetro cúbico"
      ]
    }
  },
  "models": [
    {
      "id": "layer-table",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "5.MD.C.4"
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
      "id": "hidden-cubes",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "5.MD.C.3b",
        "5.MD.C.4"
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
      "id": "pack-units",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "5.MD.C.4"
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
      "id": "rebuild",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "5.MD.C.3b",
        "5.MD.C.4"
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
      "id": "order-solids",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.MD.C.4"
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
      "id": "compare-space",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.MD.C.3a",
        "5.MD.C.3b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5.MD.C.3b",
        "5.MD.C.4"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5.MD.C.3a",
        "5.MD.C.3b",
        "5.MD.C.4"
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
