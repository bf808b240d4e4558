// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "gravity-near-earth",
  "version": "168db7fc5551",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "apple",
  "prerequisites": [
    "day-and-night-sky"
  ],
  "misconceptions": [
    "gravity.falls-off-below",
    "gravity.sideways-help",
    "order.backward",
    "data.adds",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "evidence.within-scatter",
    "gravity.stops-when-still",
    "gravity.light-floats",
    "argue.beside-the-claim",
    "inquiry.no-comparison",
    "gravity.comes-from-spin",
    "gravity.needs-air",
    "gravity.is-magnetism",
    "gravity.mass-is-weight",
    "sky.down-is-one-way"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Forces and motion",
      "name": "Gravity near Earth",
      "description": "Use data and a globe to argue that Earth pulls things down, and that down means toward Earth’s center.",
      "terms": [
        "gravity",
        "down",
        "force",
        "air resistance"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "La gravedad cerca de la Tierra",
      "description": "Usa datos y un globo para argumentar que la Tierra atrae las cosas hacia abajo, y que abajo es hacia el centro de la Tierra.",
      "terms": [
        "gravedad",
        "abajo",
        "fuerza",
        "resistencia del aire"
      ]
    }
  },
  "models": [
    {
      "id": "which-way-down",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5-PS2-1"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-PS2-1"
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
        "5-PS2-1"
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
        "5-PS2-1"
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "order-motion",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-PS2-1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-PS2-1"
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
        "5-PS2-1"
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
