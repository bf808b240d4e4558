// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "chemical-heat-packs",
  "version": "1224fd710cd8",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "snowflake",
  "prerequisites": [
    "conservation-of-mass",
    "engineering-design"
  ],
  "misconceptions": [
    "packs.end-for-change",
    "data.adds",
    "reading.wrong-series",
    "data.stops-early",
    "heating.doubles-reading",
    "packs.directions-swapped",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "ratio.additive",
    "packs.cold-is-made",
    "property.beside-need",
    "packs.more-is-hotter-always",
    "packs.energy-from-nothing",
    "design.criterion-ignored",
    "design.constraint-ignored",
    "design.first-idea",
    "inquiry.no-comparison",
    "reaction.mass-vanishes",
    "thermal.insulator-makes-heat",
    "thermal.energy-vanishes",
    "substance.adds-all",
    "plants.energy-as-matter",
    "thermal.temperature-is-energy",
    "design.more-is-better",
    "design.cheapest-is-best",
    "design.word-mixed-up",
    "energy.words-mixed-up"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Heat packs and cold packs",
      "description": "Design, test, and improve a device that releases or absorbs thermal energy by a chemical process.",
      "terms": [
        "release energy",
        "absorb energy",
        "chemical process",
        "prototype"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Compresas calientes y frías",
      "description": "Diseña, prueba y mejora un aparato que suelta o absorbe energía térmica con un proceso químico.",
      "terms": [
        "soltar energía",
        "absorber energía",
        "proceso químico",
        "prototipo"
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
        "MS-PS1-6"
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
        "MS-PS1-6"
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
        "MS-PS1-6"
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
        "MS-PS1-6"
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
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-energy",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS1-6"
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
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "order-design",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS1-6"
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
        "MS-PS1-6"
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
          "ways": 27
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-PS1-6"
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
