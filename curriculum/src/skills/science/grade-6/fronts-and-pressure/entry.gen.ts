// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fronts-and-pressure",
  "version": "03e16cc86c31",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "wind",
  "prerequisites": [
    "weather-and-air-masses"
  ],
  "misconceptions": [
    "weather.land-and-water",
    "weather.source-ignored",
    "weather.wrong-time",
    "weather.swaps-fronts",
    "weather.stays-put",
    "data.stops-early",
    "weather.front-direction",
    "order.backward",
    "reading.one-point",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "weather.pressure-swapped",
    "weather.cold-rises",
    "evidence.one-run",
    "argue.beside-the-claim",
    "weather.forecast-certain",
    "weather.cloud-causes",
    "order.step-too-early",
    "inquiry.no-comparison",
    "climate.nearer-the-sun",
    "climate.warm-sinks",
    "data.middle-value",
    "reading.wrong-axis"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Weather and climate",
      "name": "Tracking air across the map",
      "description": "Use temperature, water vapor, and pressure data to find where air comes from and what weather it brings.",
      "terms": [
        "air mass",
        "front",
        "air pressure",
        "humidity",
        "isobar"
      ]
    },
    "es": {
      "strand": "El tiempo y el clima",
      "name": "Seguir el aire en el mapa",
      "description": "Usa datos de temperatura, vapor de agua y presión para averiguar de dónde viene el aire y qué tiempo trae.",
      "terms": [
        "masa de aire",
        "frente",
        "presión del aire",
        "humedad",
        "isobara"
      ]
    }
  },
  "models": [
    {
      "id": "whose-air",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "MS-ESS2-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "inline-choice",
          "ways": 32
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "order-winds",
      "thinking": "compare",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-5"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-5"
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
        "MS-ESS2-5"
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
        "MS-ESS2-5"
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
        "MS-ESS2-5"
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
        "MS-ESS2-5"
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
      "id": "sort-signs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-5"
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
      "id": "order-events",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-5"
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
        "MS-ESS2-5"
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
        "MS-ESS2-5"
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
