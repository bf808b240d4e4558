// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "water-on-earth",
  "version": "d77f29670df8",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "droplets",
  "prerequisites": [
    "decimal-place-value"
  ],
  "misconceptions": [
    "water.mostly-fresh",
    "water.lakes-hold-most",
    "water.ice-forgotten",
    "water.groundwater-river",
    "water.small-is-nothing",
    "water.used-up",
    "water.percent-is-count",
    "water.wrong-whole",
    "water.other-part",
    "water.part-not-taken-out",
    "spheres.mixed",
    "spheres.turns-cause",
    "reading.wrong-series",
    "reading.wrong-axis",
    "data.stops-early",
    "data.adds",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "water-used-up": "water.used-up",
    "full-columns-only": "reading.wrong-axis",
    "wrong-row": "reading.wrong-series",
    "counts-from-one": "reading.wrong-axis",
    "mixes-spheres": "spheres.mixed"
  },
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "Water on Earth",
      "description": "Find where Earth’s water is, and how Earth’s systems work together.",
      "terms": [
        "fresh water",
        "glacier",
        "groundwater",
        "hydrosphere",
        "geosphere",
        "atmosphere",
        "biosphere"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "El agua de la Tierra",
      "description": "Halla dónde está el agua de la Tierra y cómo se relacionan los sistemas de la Tierra.",
      "terms": [
        "agua dulce",
        "glaciar",
        "agua subterránea",
        "hidrosfera",
        "geosfera",
        "atmósfera",
        "biosfera"
      ]
    }
  },
  "models": [
    {
      "id": "water-chart",
      "thinking": "compare",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "5-ESS2-2"
      ],
      "isComputed": false,
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
      "id": "water-shares",
      "thinking": "read a figure",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-ESS2-2"
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
      "id": "four-spheres",
      "thinking": "use in a story",
      "seconds": 50,
      "standards": [
        "5-ESS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 64
        }
      ]
    },
    {
      "id": "sort-water",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-ESS2-1",
        "5-ESS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 1024
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
      "id": "order-stores",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS2-2"
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
        "5-ESS2-2",
        "5-ESS2-1"
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
        "5-ESS2-2",
        "5-ESS2-1"
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
      "id": "water-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "5-ESS2-2",
        "5-ESS2-1"
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
