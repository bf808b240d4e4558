// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "climate-patterns",
  "version": "5a1da3d99773",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "wind",
  "prerequisites": [
    "weather-and-air-masses",
    "thermal-energy"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "order.backward",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "climate.latitude-alone",
    "evidence.within-scatter",
    "climate.nearer-the-sun",
    "climate.weather-is-climate",
    "climate.ocean-extreme",
    "climate.wind-straight",
    "climate.warm-sinks",
    "climate.current-direction",
    "thermal.material-temperature",
    "thermal.cold-flows",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Weather and climate",
      "name": "Climate patterns",
      "description": "Use data and models to explain how uneven heating, Earth’s rotation, and oceans shape the climate of a place.",
      "terms": [
        "climate",
        "latitude",
        "ocean current",
        "density"
      ]
    },
    "es": {
      "strand": "El tiempo y el clima",
      "name": "Patrones del clima",
      "description": "Usa datos y modelos para explicar cómo el calentamiento desigual, la rotación de la Tierra y los océanos dan forma al clima de un lugar.",
      "terms": [
        "clima",
        "latitud",
        "corriente oceánica",
        "densidad"
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
        "MS-ESS2-6"
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
        "MS-ESS2-6"
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
        "MS-ESS2-6"
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
        "MS-ESS2-6"
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
        "MS-ESS2-6"
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
      "id": "sort-causes",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-6"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "order-flow",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-6"
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
        "MS-ESS2-6"
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
        "MS-ESS2-6"
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
