// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "convert-units",
  "version": "79a99d2484a7",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "number-line",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "unit.wrong-operation",
    "unit.base-ten-only",
    "unit.place-off",
    "unit.forgets-extra",
    "unit.adds-unlike",
    "unit.no-conversion",
    "unit.stops-early",
    "unit.compares-numbers",
    "unit.order-reversed",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Measurement and data",
      "name": "Convert units",
      "description": "Change lengths, weights, volumes, and times to another unit.",
      "terms": [
        "convert",
        "customary units",
        "metric units",
        "prefix"
      ]
    },
    "es": {
      "strand": "Medición y datos",
      "name": "Convertir unidades",
      "description": "Cambia longitudes, pesos, volúmenes y tiempos a otra unidad.",
      "terms": [
        "convertir",
        "unidades del sistema usual",
        "unidades métricas",
        "prefijo"
      ]
    }
  },
  "models": [
    {
      "id": "convert",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "5.MD.A.1"
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
      "id": "read-table",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5.MD.A.1"
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
      "seconds": 75,
      "standards": [
        "5.MD.A.1"
      ],
      "isComputed": false,
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
      "id": "order-amounts",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "5.MD.A.1"
      ],
      "isComputed": false,
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
      "id": "sort-conversions",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.MD.A.1"
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
      "seconds": 60,
      "standards": [
        "5.MD.A.1"
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
          "ways": 4
        }
      ]
    }
  ]
}
