// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "shadows-and-daylight",
  "version": "cc18cfdd4c79",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "sun",
  "prerequisites": [
    "day-and-night-sky"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "sky.shadow-is-fixed",
    "trend.steady",
    "sky.neighbor-time",
    "sky.shadow-toward-sun",
    "reading.wrong-axis",
    "order.backward",
    "sky.turns-other-way",
    "evidence.within-scatter",
    "sky.shadow-high-sun-long",
    "seasons.equal-days",
    "sky.day-for-year",
    "sky.one-end",
    "order.step-too-early",
    "sky.misreads-distance",
    "seasons.swapped",
    "sky.light-dark-swapped",
    "sky.stars-go-out",
    "sky.edge-for-middle",
    "eclipse.swapped"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Shadows and daylight",
      "description": "Use tables and graphs to show how shadows change in a day and how daylight changes in a year.",
      "terms": [
        "shadow",
        "horizon",
        "daylight",
        "solar noon",
        "pattern"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "Sombras y luz del día",
      "description": "Usa tablas y gráficas para mostrar cómo cambian las sombras en un día y la luz del día en un año.",
      "terms": [
        "sombra",
        "horizonte",
        "luz del día",
        "mediodía solar",
        "patrón"
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
        "5-ESS1-2"
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
        "5-ESS1-2"
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
      "id": "shadow-bars",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5-ESS1-2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "plot",
          "ways": 0
        }
      ]
    },
    {
      "id": "shadow-compass",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5-ESS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 216
        },
        {
          "kind": "order",
          "ways": 24
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
        "5-ESS1-2"
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
      "id": "sort-patterns",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-ESS1-2"
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
      "id": "order-changes",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS1-2"
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
        "5-ESS1-2"
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
        "5-ESS1-2"
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
