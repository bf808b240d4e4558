// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "rock-cycle",
  "version": "80eedd5bbb48",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "mountain",
  "prerequisites": [
    "rock-layers",
    "states-and-heating"
  ],
  "misconceptions": [
    "rocks.processes-mixed",
    "rocks.melt-is-metamorphic",
    "rocks.wrong-energy",
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "rocks.depth-is-heat",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "rocks.never-change",
    "argue.beside-the-claim",
    "rocks.matter-vanishes",
    "rocks.cutter-first",
    "fossils.looks",
    "rocks.one-circle",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "The rock cycle",
      "description": "Use models and data to describe how Earth’s materials cycle, and what energy drives each change.",
      "terms": [
        "igneous rock",
        "sedimentary rock",
        "metamorphic rock",
        "sediment",
        "magma"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "El ciclo de las rocas",
      "description": "Usa modelos y datos para describir cómo circulan los materiales de la Tierra y qué energía mueve cada cambio.",
      "terms": [
        "roca ígnea",
        "roca sedimentaria",
        "roca metamórfica",
        "sedimento",
        "magma"
      ]
    }
  },
  "models": [
    {
      "id": "rock-paths",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "MS-ESS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 5
        },
        {
          "kind": "inline-choice",
          "ways": 125
        },
        {
          "kind": "inline-choice",
          "ways": 50
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-1"
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
        "MS-ESS2-1"
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
        "MS-ESS2-1"
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
        "MS-ESS2-1"
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
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-1"
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
      "id": "sort-rocks",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
      "id": "order-history",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 24
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
        "MS-ESS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
        "MS-ESS2-1"
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
