// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "weather-and-air-masses",
  "version": "2935249bd5a2",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "cloud",
  "prerequisites": [
    "unit-rates"
  ],
  "misconceptions": [
    "weather.front-direction",
    "weather.nearest-any-side",
    "weather.skips-nearer",
    "weather.swaps-fronts",
    "weather.cold-rises",
    "weather.pressure-swapped",
    "weather.source-ignored",
    "weather.land-and-water",
    "weather.stays-put",
    "weather.forecast-certain",
    "weather.cloud-causes",
    "weather.whole-time",
    "weather.wrong-time",
    "weather.multiplies",
    "reading.one-point",
    "reading.wrong-series",
    "data.stops-early",
    "evidence.overcautious",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "weather-stays": "weather.stays-put",
    "reads-one-point": "reading.one-point",
    "misreads-scale": "reading.one-point",
    "wrong-column": "reading.wrong-series"
  },
  "words": {
    "en": {
      "strand": "Weather and climate",
      "name": "Weather and air masses",
      "description": "Explain and predict weather from air masses, fronts, and pressure.",
      "terms": [
        "air mass",
        "front",
        "cold front",
        "warm front",
        "air pressure",
        "humidity"
      ]
    },
    "es": {
      "strand": "El tiempo y el clima",
      "name": "El tiempo y las masas de aire",
      "description": "Explica y predice el tiempo con masas de aire, frentes y presión.",
      "terms": [
        "masa de aire",
        "frente",
        "frente frío",
        "frente cálido",
        "presión del aire",
        "humedad"
      ]
    }
  },
  "models": [
    {
      "id": "weather-map",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-ESS2-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 6
        },
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        }
      ]
    },
    {
      "id": "front-data",
      "thinking": "compute",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-5"
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
      "id": "sort-air",
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
      "id": "put-in-order",
      "thinking": "work backwards",
      "seconds": 50,
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
      "id": "air-and-fronts",
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
          "ways": 27
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
    },
    {
      "id": "weather-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ESS2-5"
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
