// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "solar-system-scale",
  "version": "6a9413bf489e",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "globe",
  "prerequisites": [
    "proportional-relationships",
    "day-and-night-sky"
  ],
  "misconceptions": [
    "space.drawing-is-to-scale",
    "ratio.turned",
    "data.stops-early",
    "ratio.additive",
    "space.unit-not-changed",
    "space.close-together",
    "reading.wrong-series",
    "space.size-sets-place",
    "order.backward",
    "space.layer-for-whole",
    "ratio.looks-at-one",
    "judging.blames-right-work",
    "evidence.scatter-is-error",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "space.looks-large-is-large",
    "sky.far-is-bright",
    "space.needs-visit",
    "evidence.one-run",
    "space.evenly-spaced",
    "space.kinds-mixed-up",
    "circle.radius-diameter",
    "argue.beside-the-claim",
    "reading.one-point",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth in space",
      "name": "Scale of the solar system",
      "description": "Use data from telescopes and spacecraft to compare sizes, layers, and distances in the solar system.",
      "terms": [
        "diameter",
        "scale",
        "orbit",
        "crater",
        "atmosphere",
        "astronomical unit"
      ]
    },
    "es": {
      "strand": "La Tierra en el espacio",
      "name": "Escala del sistema solar",
      "description": "Usa datos de telescopios y naves para comparar tamaños, capas y distancias en el sistema solar.",
      "terms": [
        "diámetro",
        "escala",
        "órbita",
        "cráter",
        "atmósfera",
        "unidad astronómica"
      ]
    }
  },
  "models": [
    {
      "id": "scale-model",
      "thinking": "compute",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-3"
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
      "id": "order-bodies",
      "thinking": "compare",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-3"
      ],
      "isComputed": true,
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-3"
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
          "kind": "choices",
          "ways": 63
        }
      ]
    },
    {
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-ESS1-3"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-ESS1-3"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-ESS1-3"
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
          "ways": 9
        }
      ]
    },
    {
      "id": "sort-objects",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS1-3"
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
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-ESS1-3"
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
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ESS1-3"
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
