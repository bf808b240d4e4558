// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "growth-and-environment",
  "version": "005b0f8f91e6",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "sprout",
  "prerequisites": [
    "cells",
    "population-resources"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "growth.environment-alone",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "growth.genes-alone",
    "inquiry.changes-two",
    "argue.beside-the-claim",
    "growth.on-purpose",
    "inquiry.no-comparison",
    "growth.more-always-more",
    "growth.changes-genes",
    "plants.food-from-soil",
    "plants.gases-swapped",
    "interactions.nonliving-left-out",
    "breeding.methods-mixed",
    "cells.part-for-cell"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Structures and processes",
      "name": "Genes, environment, and growth",
      "description": "Use evidence to explain how genes and the environment together affect how organisms grow.",
      "terms": [
        "genes",
        "environment",
        "trait",
        "growth"
      ]
    },
    "es": {
      "strand": "Estructuras y procesos",
      "name": "Genes, ambiente y crecimiento",
      "description": "Usa pruebas para explicar cómo los genes y el ambiente juntos influyen en el crecimiento de los organismos.",
      "terms": [
        "genes",
        "ambiente",
        "rasgo",
        "crecimiento"
      ]
    }
  },
  "models": [
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS1-5"
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
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS1-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 8
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "order-rows",
      "thinking": "compare",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-LS1-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-LS1-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "simulation",
          "ways": 3
        },
        {
          "kind": "simulation",
          "ways": 3
        },
        {
          "kind": "simulation",
          "ways": 3
        }
      ]
    },
    {
      "id": "sort-factors",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
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
      "id": "order-evidence",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS1-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS1-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
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
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS1-5"
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
    }
  ]
}
