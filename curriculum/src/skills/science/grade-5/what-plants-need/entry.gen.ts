// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "what-plants-need",
  "version": "357a7deb8d24",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "sprout",
  "prerequisites": [
    "weight-of-matter"
  ],
  "misconceptions": [
    "reading.wrong-series",
    "data.adds",
    "data.stops-early",
    "plants.food-from-soil",
    "substance.part-forgotten",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "plants.one-factor",
    "inquiry.changes-two",
    "inquiry.no-comparison",
    "evidence.within-scatter",
    "plants.gases-swapped",
    "inquiry.measures-other",
    "inquiry.changes-nothing",
    "substance.gas-is-nothing",
    "order.step-too-early",
    "plants.matter-lost",
    "plants.energy-as-matter",
    "plants.energy-made",
    "argue.beside-the-claim",
    "inquiry.tests-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and energy in living things",
      "name": "What plants need",
      "description": "Use evidence from experiments to argue that plants get the matter they need to grow mainly from air and water.",
      "terms": [
        "carbon dioxide",
        "root",
        "minerals",
        "dry weight",
        "control"
      ]
    },
    "es": {
      "strand": "Materia y energía en los seres vivos",
      "name": "Lo que necesitan las plantas",
      "description": "Usa evidencia de experimentos para argumentar que las plantas obtienen del aire y del agua casi toda la materia con la que crecen.",
      "terms": [
        "dióxido de carbono",
        "raíz",
        "minerales",
        "peso seco",
        "control"
      ]
    }
  },
  "models": [
    {
      "id": "plant-budget",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "5-LS1-1"
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
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5-LS1-1"
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
      "id": "compare-pots",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "5-LS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "5-LS1-1"
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
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-LS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-LS1-1"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-LS1-1"
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
        "5-LS1-1"
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
