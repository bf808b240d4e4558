// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "decimal-place-value",
  "version": "ce054614d09a",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "decimal",
  "prerequisites": [],
  "misconceptions": [
    "decimal.face-value",
    "decimal.drops-ths",
    "decimal.reads-the-rest",
    "decimal.adds-steps",
    "decimal.counts-places",
    "decimal.skips-zero",
    "decimal.side-by-side",
    "decimal.loses-trade",
    "decimal.longer-is-larger",
    "decimal.shorter-is-larger",
    "decimal.wrong-direction",
    "decimal.always-down",
    "decimal.always-up",
    "decimal.wrong-place",
    "decimal.nothing-between",
    "decimal.half-goes-down",
    "decimal.every-tick-a-tenth",
    "decimal.counts-ticks",
    "decimal.steps-too-small"
  ],
  "formerIds": {
    "mirror-places": "decimal.drops-ths",
    "rounds-twice": "decimal.always-up",
    "keeps-rest": "decimal.always-down",
    "other-end": "decimal.wrong-direction"
  },
  "words": {
    "en": {
      "strand": "Number and operations in base ten",
      "name": "Decimal place value",
      "description": "Read, compare, and round decimals to thousandths.",
      "terms": [
        "tenth",
        "hundredth",
        "thousandth",
        "place value",
        "round"
      ]
    },
    "es": {
      "strand": "Números y operaciones en base diez",
      "name": "Valor posicional de los decimales",
      "description": "Lee, compara y redondea decimales hasta las milésimas.",
      "terms": [
        "décima",
        "centésima",
        "milésima",
        "valor posicional",
        "redondear"
      ]
    }
  },
  "models": [
    {
      "id": "digit-value",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "5.NBT.A.1"
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
      "id": "expanded",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5.NBT.A.3a"
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
      "id": "compare",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "5.NBT.A.3b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "round",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "5.NBT.A.4"
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
      "id": "read-line",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "5.NBT.A.1",
        "5.NBT.A.3a"
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
      "id": "sort-rounding",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5.NBT.A.4"
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
    }
  ]
}
