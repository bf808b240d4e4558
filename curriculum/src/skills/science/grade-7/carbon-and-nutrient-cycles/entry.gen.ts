// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "carbon-and-nutrient-cycles",
  "version": "457f7d548047",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "recycle",
  "prerequisites": [
    "matter-and-energy-in-ecosystems",
    "unit-rates"
  ],
  "misconceptions": [
    "budget.adds-outflow",
    "budget.flow-left-out",
    "data.stops-early",
    "budget.change-for-level",
    "reading.wrong-series",
    "cycles.one-pool",
    "energy-flow.boundary",
    "data.adds",
    "percent.part-for-rest",
    "display.count-for-percent",
    "percent.wrong-whole",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.tests-other",
    "inquiry.changes-two",
    "webs.matter-vanishes",
    "plants.food-from-soil",
    "plants.gases-swapped",
    "energy-flow.decomposers-left-out",
    "cycles.air-nitrogen",
    "cycles.same-speed",
    "argue.beside-the-claim",
    "inquiry.no-comparison",
    "evidence.picks-best-run",
    "webs.mixes-roles",
    "plants.energy-as-matter",
    "webs.energy-returns",
    "decay.by-itself"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Carbon and nutrient cycles",
      "description": "Use models and data to follow carbon and nitrogen between air, soil, water, rock, and living things.",
      "terms": [
        "store",
        "nutrient",
        "nitrogen fixation",
        "carbon sink"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Ciclos del carbono y de los nutrientes",
      "description": "Usa modelos y datos para seguir el carbono y el nitrógeno entre aire, suelo, agua, roca y seres vivos.",
      "terms": [
        "depósito",
        "nutriente",
        "fijación de nitrógeno",
        "sumidero de carbono"
      ]
    }
  },
  "models": [
    {
      "id": "balance-stores",
      "thinking": "read a figure",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-LS2-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 27
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS2-3"
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
        "MS-LS2-3"
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
        "MS-LS2-3"
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
        "MS-LS2-3"
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
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-LS2-3"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-paths",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS2-3"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-paths",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS2-3"
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
          "ways": 720
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS2-3"
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
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS2-3"
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
