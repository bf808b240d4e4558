// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "light-and-materials",
  "version": "bc071c059e7b",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "sun",
  "prerequisites": [
    "waves",
    "percent-change"
  ],
  "misconceptions": [
    "light.paints-all",
    "light.color-in-thing",
    "light.filter-adds",
    "light.two-ways",
    "percent.part-for-rest",
    "data.stops-early",
    "percent.compares-amounts",
    "light.halves",
    "light.subtracts-again",
    "light.angle-from-surface",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "light.from-eyes",
    "wave.at-surface",
    "light.straight-everywhere",
    "wave.matter-travels",
    "energy.used-up",
    "light.rough-absorbs",
    "argue.beside-the-claim",
    "light.words-mixed-up"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Waves",
      "name": "Light and materials",
      "description": "Use models and data to explain how materials reflect, absorb, transmit, and bend light, and what colors you see.",
      "terms": [
        "reflect",
        "absorb",
        "transmit",
        "refract",
        "normal"
      ]
    },
    "es": {
      "strand": "Ondas",
      "name": "La luz y los materiales",
      "description": "Usa modelos y datos para explicar cómo los materiales reflejan, absorben, transmiten y desvían la luz, y qué colores se ven.",
      "terms": [
        "reflejar",
        "absorber",
        "transmitir",
        "refractar",
        "normal"
      ]
    }
  },
  "models": [
    {
      "id": "seen-color",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "MS-PS4-2"
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
      "id": "light-budget",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "MS-PS4-2"
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
      "id": "mirror-angles",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "MS-PS4-2"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-PS4-2"
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
        "MS-PS4-2"
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
        "MS-PS4-2"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS4-2"
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
        "MS-PS4-2"
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
