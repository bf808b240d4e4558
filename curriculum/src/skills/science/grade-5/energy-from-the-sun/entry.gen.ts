// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "energy-from-the-sun",
  "version": "a6fcaefe4a2c",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "sun",
  "prerequisites": [
    "food-webs"
  ],
  "misconceptions": [
    "webs.arrows-backward",
    "order.step-too-early",
    "webs.only-direct",
    "webs.by-habit",
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "webs.no-sun",
    "energy.rest-and-water",
    "argue.beside-the-claim",
    "food.one-use",
    "energy.only-when-moving",
    "energy.from-nothing",
    "webs.energy-returns",
    "plants.food-from-soil",
    "webs.mixes-roles",
    "webs.matter-vanishes",
    "plants.energy-as-matter",
    "webs.fungi-are-plants"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Energy from the Sun",
      "description": "Trace the energy in food back to the Sun, and find out what animals use it for.",
      "terms": [
        "energy",
        "food",
        "energy transfer",
        "store"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Energía del Sol",
      "description": "Sigue hasta el Sol la energía de los alimentos y descubre para qué la usan los animales.",
      "terms": [
        "energía",
        "alimento",
        "transferencia de energía",
        "almacenar"
      ]
    }
  },
  "models": [
    {
      "id": "trace-back",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "5-PS3-1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "match",
          "ways": 27
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-PS3-1"
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
        "5-PS3-1"
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
        "5-PS3-1"
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
        "5-PS3-1"
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
      "id": "sort-uses",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS3-1"
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
      "id": "order-path",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-PS3-1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-PS3-1"
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
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "5-PS3-1"
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
