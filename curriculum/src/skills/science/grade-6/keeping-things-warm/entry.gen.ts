// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "keeping-things-warm",
  "version": "374ae0da6aea",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "flame",
  "prerequisites": [
    "thermal-energy",
    "engineering-trade-offs"
  ],
  "misconceptions": [
    "design.criterion-ignored",
    "design.more-is-better",
    "data.stops-early",
    "evidence.overcautious",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.beyond-data",
    "reading.one-point",
    "thermal.insulator-makes-heat",
    "thermal.material-temperature",
    "thermal.one-path",
    "thermal.insulators-for-warm-things",
    "thermal.material-alone",
    "inquiry.no-comparison",
    "thermal.flows-to-warmer",
    "thermal.cold-flows",
    "design.first-idea",
    "design.mends-what-works",
    "order.step-too-early",
    "thermal.keeps-its-heat",
    "thermal.energy-vanishes",
    "thermal.mass-alone",
    "thermal.heat-capacity-as-speed",
    "cooling.steady",
    "design.one-sided",
    "design.cheapest-is-best",
    "design.word-mixed-up",
    "data.no-division",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Keeping things warm",
      "description": "Design, test, and improve something that slows down or speeds up the flow of thermal energy.",
      "terms": [
        "insulator",
        "conduction",
        "prototype",
        "criterion",
        "constraint"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Mantener el calor",
      "description": "Diseña, prueba y mejora algo que frena o acelera el paso de la energía térmica.",
      "terms": [
        "aislante",
        "conducción",
        "prototipo",
        "criterio",
        "restricción"
      ]
    }
  },
  "models": [
    {
      "id": "next-prototype",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "MS-ETS1-4"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-ETS1-4"
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
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-PS3-3"
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
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-ETS1-4"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-PS3-3"
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
        "MS-PS3-3"
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
      "id": "sort-paths",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS3-3",
        "MS-ETS1-4"
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
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS3-3",
        "MS-ETS1-4"
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
          "ways": 120
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS3-3",
        "MS-ETS1-4"
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
          "ways": 9
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-PS3-3",
        "MS-ETS1-4"
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
