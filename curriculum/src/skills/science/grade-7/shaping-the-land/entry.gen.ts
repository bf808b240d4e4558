// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "shaping-the-land",
  "version": "af46daf5f504",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "mountain",
  "prerequisites": [
    "rock-cycle",
    "unit-rates"
  ],
  "misconceptions": [
    "unit.no-conversion",
    "unit.place-off",
    "unit.wrong-operation",
    "data.stops-early",
    "land.one-process",
    "land.slow-is-nothing",
    "unit.adds-unlike",
    "data.adds",
    "rocks.never-change",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "data.no-division",
    "ratio.looks-at-one",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "rocks.matter-vanishes",
    "land.words-mixed-up",
    "land.size-is-speed",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "order.step-too-early",
    "rocks.processes-mixed",
    "plates.sudden",
    "water.not-conserved",
    "time.thousands-for-millions",
    "rocks.wrong-energy"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "Shaping the land",
      "description": "Explain how fast and slow processes, small and huge ones, change Earth’s surface, and compare them with numbers.",
      "terms": [
        "weathering",
        "erosion",
        "deposition",
        "sediment"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "Cómo cambia la superficie terrestre",
      "description": "Explica cómo procesos rápidos y lentos, pequeños y enormes, cambian la superficie de la Tierra, y compáralos con números.",
      "terms": [
        "meteorización",
        "erosión",
        "depósito",
        "sedimento"
      ]
    }
  },
  "models": [
    {
      "id": "pace-of-change",
      "thinking": "compute",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-2"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-2"
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
        "MS-ESS2-2"
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
        "MS-ESS2-2"
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
        "MS-ESS2-2"
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
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-ESS2-2"
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
      "id": "sort-processes",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-2"
      ],
      "isComputed": false,
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
    },
    {
      "id": "order-changes",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-2"
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
        "MS-ESS2-2"
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
        "MS-ESS2-2"
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
