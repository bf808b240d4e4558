// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "food-to-energy",
  "version": "fa9d5c50c695",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "flame",
  "prerequisites": [
    "photosynthesis",
    "conservation-of-mass"
  ],
  "misconceptions": [
    "reading.wrong-series",
    "plants.respiration-is-breathing",
    "evidence.within-scatter",
    "evidence.overcautious",
    "evidence.beyond-data",
    "ratio.additive",
    "data.stops-early",
    "data.adds",
    "substance.gas-is-nothing",
    "plants.matter-lost",
    "reading.one-point",
    "substance.part-forgotten",
    "percent.part-for-rest",
    "food.one-use",
    "food.becomes-energy",
    "argue.beside-the-claim",
    "synthetic.from-nothing",
    "data.no-division",
    "plants.gases-swapped",
    "plants.no-respiration",
    "energy.from-nothing",
    "plants.food-from-soil",
    "ratio.turned",
    "inquiry.changes-two",
    "inquiry.measures-other",
    "inquiry.changes-nothing",
    "inquiry.no-comparison",
    "energy.used-up",
    "plants.energy-as-matter",
    "energy.only-when-moving",
    "body.food-goes-whole",
    "order.step-too-early",
    "substance.unseen-is-gone",
    "energy.kept-inside",
    "reaction.mass-vanishes",
    "substance.turns-into",
    "energy.rest-and-water",
    "reaction.molecules-conserved"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and energy in living things",
      "name": "From food to energy",
      "description": "Follow the matter and the energy of food when cells break it down or build with it.",
      "terms": [
        "cellular respiration",
        "molecule",
        "conserved",
        "release"
      ]
    },
    "es": {
      "strand": "Materia y energía en los seres vivos",
      "name": "De la comida a la energía",
      "description": "Sigue la materia y la energía de la comida cuando las células la descomponen o construyen con ella.",
      "terms": [
        "respiración celular",
        "molécula",
        "conservada",
        "liberar"
      ]
    }
  },
  "models": [
    {
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-LS1-7"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-LS1-7"
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
      "id": "track-matter",
      "thinking": "compute",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-LS1-7"
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
      "id": "trace-carbon",
      "thinking": "work backwards",
      "seconds": 65,
      "standards": [
        "MS-LS1-7"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    },
    {
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-LS1-7"
      ],
      "isComputed": false,
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
      "id": "sort-uses",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
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
      "id": "order-path",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS1-7"
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
        "MS-LS1-7"
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
      "id": "decide",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
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
