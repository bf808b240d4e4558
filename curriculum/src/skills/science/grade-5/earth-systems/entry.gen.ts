// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "earth-systems",
  "version": "59952146da48",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "mountain",
  "prerequisites": [
    "water-on-earth"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "spheres.turns-cause",
    "spheres.mixed",
    "evidence.within-scatter",
    "order.step-too-early",
    "water.processes-mixed",
    "plants.one-factor",
    "climate.ocean-extreme",
    "climate.nearer-the-sun",
    "water.not-conserved",
    "climate.warm-sinks"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "Earth’s four systems at work",
      "description": "Use data and models to show how land, water, air, and living things change each other.",
      "terms": [
        "geosphere",
        "hydrosphere",
        "atmosphere",
        "biosphere",
        "interact"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "Los cuatro sistemas de la Tierra en acción",
      "description": "Usa datos y modelos para mostrar cómo la tierra, el agua, el aire y los seres vivos se cambian unos a otros.",
      "terms": [
        "geosfera",
        "hidrosfera",
        "atmósfera",
        "biosfera",
        "interactuar"
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
        "5-ESS2-1"
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
        "5-ESS2-1"
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
      "id": "system-links",
      "thinking": "classify",
      "seconds": 65,
      "standards": [
        "5-ESS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 216
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "5-ESS2-1"
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
      "id": "sort-effects",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-ESS2-1"
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
      "id": "order-effects",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS2-1"
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
    }
  ]
}
