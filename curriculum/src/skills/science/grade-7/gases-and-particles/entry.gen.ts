// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "gases-and-particles",
  "version": "3905e5ec45d4",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "particles",
  "prerequisites": [
    "states-and-heating",
    "unit-rates"
  ],
  "misconceptions": [
    "gas.pressure-follows-volume",
    "ratio.additive",
    "reading.one-point",
    "gas.one-variable",
    "gas.speed-by-space",
    "matter.motion-reversed",
    "matter.particles-swell",
    "reading.wrong-series",
    "states.negative-order",
    "data.adds",
    "gas.celsius-doubles",
    "data.stops-early",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "matter.particles-made",
    "gas.pushes-when-moved",
    "matter.states-mixed",
    "gas.pulls",
    "states.changes-swapped",
    "substance.words-mixed-up",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Gases and particles",
      "description": "Explain and predict the pressure of a gas with its particles, its temperature, and its volume.",
      "terms": [
        "gas pressure",
        "volume",
        "particle",
        "vacuum",
        "kilopascal (kPa)"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Gases y partículas",
      "description": "Explica y predice la presión de un gas con sus partículas, su temperatura y su volumen.",
      "terms": [
        "presión de un gas",
        "volumen",
        "partícula",
        "vacío",
        "kilopascal (kPa)"
      ]
    }
  },
  "models": [
    {
      "id": "squeeze-syringe",
      "thinking": "compute",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-PS1-4"
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
      "id": "particle-story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "MS-PS1-4"
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
          "ways": 27
        }
      ]
    },
    {
      "id": "what-happened",
      "thinking": "work backwards",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-PS1-4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
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
      "id": "read-tank",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-PS1-4"
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
        "MS-PS1-4"
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
        "MS-PS1-4"
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
        "MS-PS1-4"
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
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-PS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "table",
          "ways": 0
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS1-4"
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
        "MS-PS1-4"
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
