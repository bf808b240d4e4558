// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "moon-and-seasons",
  "version": "84782e60a667",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "moon",
  "prerequisites": [
    "day-and-night-sky",
    "angle-relationships"
  ],
  "misconceptions": [
    "moon.shadow-makes-phases",
    "moon.lit-side-faces-us",
    "moon.lit-part",
    "moon.mirrors",
    "moon.own-light",
    "moon.dark-side",
    "moon.night-only",
    "moon.phase-by-place",
    "moon.other-way",
    "moon.forgets-days",
    "moon.short-cycle",
    "moon.part-of-cycle",
    "eclipse.swapped",
    "eclipse.every-month",
    "eclipse.any-phase",
    "eclipse.missed",
    "seasons.distance",
    "seasons.same-everywhere",
    "seasons.swapped",
    "seasons.axis-flips",
    "seasons.ignores-tilt",
    "seasons.forgets-half",
    "seasons.equal-days",
    "sky.day-for-year",
    "data.stops-early",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "misjudges-lit-part": "moon.lit-part",
    "mirrors-phase": "moon.mirrors",
    "moon-night-only": "moon.night-only",
    "moon-other-way": "moon.other-way",
    "whole-for-part": "moon.part-of-cycle",
    "misjudges-rest": "moon.part-of-cycle",
    "distance-seasons": "seasons.distance",
    "same-season-everywhere": "seasons.same-everywhere",
    "tilt-swapped": "seasons.swapped",
    "tilt-flips": "seasons.axis-flips",
    "eclipse-swapped": "eclipse.swapped",
    "eclipse-every-month": "eclipse.every-month",
    "eclipse-any-phase": "eclipse.any-phase",
    "eclipse-missed": "eclipse.missed"
  },
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Moon and seasons",
      "description": "Use a model of the Sun, Earth, and the Moon to explain phases, eclipses, and seasons.",
      "terms": [
        "phase",
        "waxing",
        "waning",
        "gibbous",
        "axis",
        "eclipse",
        "latitude"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "La Luna y las estaciones",
      "description": "Usa un modelo del Sol, la Tierra y la Luna para explicar las fases, los eclipses y las estaciones.",
      "terms": [
        "fase",
        "creciente",
        "menguante",
        "gibosa",
        "eje",
        "eclipse",
        "latitud"
      ]
    }
  },
  "models": [
    {
      "id": "phase-places",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-ESS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 3125
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
      "id": "moon-calendar",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "MS-ESS1-1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "inline-choice",
          "ways": 12
        }
      ]
    },
    {
      "id": "sun-data",
      "thinking": "work backwards",
      "seconds": 75,
      "standards": [
        "MS-ESS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 24
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
      "id": "eclipses",
      "thinking": "classify",
      "seconds": 65,
      "standards": [
        "MS-ESS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 18
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
      "id": "explain-moon",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-ESS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
      "id": "sort-moon",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS1-1"
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
      "id": "moon-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ESS1-1"
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
