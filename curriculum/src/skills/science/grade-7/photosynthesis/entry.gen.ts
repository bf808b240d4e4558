// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "photosynthesis",
  "version": "cb9d748e9363",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "leaf",
  "prerequisites": [
    "food-webs",
    "cells",
    "conservation-of-mass"
  ],
  "misconceptions": [
    "plants.food-from-soil",
    "plants.gases-swapped",
    "plants.no-respiration",
    "plants.energy-as-matter",
    "plants.matter-lost",
    "plants.energy-made",
    "plants.respiration-is-breathing",
    "plants.one-factor",
    "cells.part-for-cell",
    "data.stops-early",
    "data.adds",
    "reading.one-point",
    "argue.beside-the-claim",
    "evidence.one-run",
    "order.step-too-early",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.controls-everything",
    "inquiry.measures-other",
    "inquiry.no-comparison"
  ],
  "formerIds": {
    "no-respiration-in-plants": "plants.no-respiration",
    "energy-is-matter": "plants.energy-as-matter",
    "adds-instead": "data.adds",
    "misreads-graph": "reading.one-point",
    "changes-other": "inquiry.tests-other"
  },
  "words": {
    "en": {
      "strand": "Matter and energy in living things",
      "name": "Photosynthesis and respiration",
      "description": "Follow matter and energy through plants, and through cells that use sugar.",
      "terms": [
        "photosynthesis",
        "cellular respiration",
        "chlorophyll",
        "starch",
        "limiting factor"
      ]
    },
    "es": {
      "strand": "Materia y energía en los seres vivos",
      "name": "Fotosíntesis y respiración celular",
      "description": "Sigue la materia y la energía por las plantas y por las células que usan azúcar.",
      "terms": [
        "fotosíntesis",
        "respiración celular",
        "clorofila",
        "almidón",
        "factor limitante"
      ]
    }
  },
  "models": [
    {
      "id": "plant-flows",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "MS-LS1-6",
        "MS-LS1-7"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 256
        },
        {
          "kind": "label",
          "ways": 7776
        },
        {
          "kind": "label",
          "ways": 625
        }
      ]
    },
    {
      "id": "bubble-data",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "MS-LS1-6"
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
      "id": "sort",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-6",
        "MS-LS1-7"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS1-7",
        "MS-LS1-6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
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
      "id": "fill-the-gaps",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS1-6",
        "MS-LS1-7"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
        },
        {
          "kind": "inline-choice",
          "ways": 27
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    },
    {
      "id": "terms",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS1-6",
        "MS-LS1-7"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "term",
          "ways": 0
        },
        {
          "kind": "term",
          "ways": 0
        },
        {
          "kind": "term",
          "ways": 0
        }
      ]
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS1-6",
        "MS-LS1-7"
      ],
      "isComputed": false,
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
