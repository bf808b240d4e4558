// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "orbits-and-gravity",
  "version": "e5d1e5c33288",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "orbit",
  "prerequisites": [
    "gravity",
    "solar-system-scale"
  ],
  "misconceptions": [
    "orbits.needs-push",
    "orbits.flies-outward",
    "orbits.keeps-curving",
    "orbits.falls-in",
    "data.stops-early",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "orbits.scales-mixed",
    "gravity.needs-air",
    "orbits.far-is-fast",
    "gravity.mass-does-not-count",
    "argue.beside-the-claim",
    "gravity.only-large-pull",
    "gravity.comes-from-spin",
    "gravity.none-in-orbit",
    "gravity.distance-does-not-count",
    "gravity.far-is-strong",
    "gravity.mass-of-one",
    "space.close-together",
    "gravity.is-magnetism"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Gravity and orbits",
      "description": "Use models and data to explain how gravity holds moons, planets, and galaxies together.",
      "terms": [
        "orbit",
        "inertia",
        "galaxy",
        "solar system"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "Gravedad y órbitas",
      "description": "Usa modelos y datos para explicar cómo la gravedad mantiene unidas lunas, planetas y galaxias.",
      "terms": [
        "órbita",
        "inercia",
        "galaxia",
        "sistema solar"
      ]
    }
  },
  "models": [
    {
      "id": "which-way",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-ESS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "choice",
          "ways": 5
        },
        {
          "kind": "choice",
          "ways": 5
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-2"
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
        "MS-ESS1-2"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-ESS1-2"
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
      "id": "sort-systems",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS1-2"
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
      "id": "order-story",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS1-2"
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
        "MS-ESS1-2"
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
        "MS-ESS1-2"
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
