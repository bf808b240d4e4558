// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "day-and-night-sky",
  "version": "2ee2e5f43c72",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "sun",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "sky.sun-circles-earth",
    "sky.stars-circle-earth",
    "sky.day-for-year",
    "sky.same-stars-all-year",
    "sky.stars-go-out",
    "sky.sun-is-largest",
    "sky.far-is-bright",
    "sky.misreads-distance",
    "sky.shadow-toward-sun",
    "sky.shadow-is-fixed",
    "sky.shadow-high-sun-long",
    "sky.neighbor-time",
    "sky.one-end",
    "sky.hundred-minutes",
    "sky.forgets-turning",
    "sky.turns-other-way",
    "sky.light-dark-swapped",
    "sky.edge-for-middle",
    "trend.steady",
    "reading.one-point",
    "reading.wrong-axis",
    "data.adds",
    "data.stops-early",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "year-forgotten": "sky.same-stars-all-year",
    "stars-fixed": "sky.same-stars-all-year",
    "stars-off-by-day": "sky.stars-go-out",
    "sun-largest": "sky.sun-is-largest",
    "ignores-distance": "sky.misreads-distance",
    "shadow-same": "sky.shadow-is-fixed",
    "wrong-partner": "sky.neighbor-time",
    "steady-change": "trend.steady",
    "reads-one-point": "reading.one-point",
    "adds-instead": "data.adds",
    "one-end-only": "sky.one-end"
  },
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Day and night sky",
      "description": "Explain shadows, day and night, and why some stars look brighter than others.",
      "terms": [
        "axis",
        "rotate",
        "orbit",
        "star",
        "constellation",
        "apparent brightness"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "El cielo de día y de noche",
      "description": "Explica las sombras, el día y la noche, y por qué unas estrellas se ven más brillantes que otras.",
      "terms": [
        "eje",
        "rotar",
        "órbita",
        "estrella",
        "constelación",
        "brillo aparente"
      ]
    }
  },
  "models": [
    {
      "id": "shadow-data",
      "thinking": "read a figure",
      "seconds": 65,
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
      "id": "shadow-times",
      "thinking": "use in a story",
      "seconds": 55,
      "standards": [
        "5-ESS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "turning-earth",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 5
        },
        {
          "kind": "hot-spot",
          "ways": 5
        },
        {
          "kind": "hot-spot",
          "ways": 5
        }
      ]
    },
    {
      "id": "brightness",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "5-ESS1-1"
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
      "id": "explain-sky",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-ESS1-2",
        "5-ESS1-1"
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
      "id": "sort-sky",
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
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "sky-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "5-ESS1-2",
        "5-ESS1-1"
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
