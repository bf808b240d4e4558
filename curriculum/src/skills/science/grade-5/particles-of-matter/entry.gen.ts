// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "particles-of-matter",
  "version": "68d2685ba301",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "particles",
  "prerequisites": [],
  "misconceptions": [
    "substance.gas-is-nothing",
    "substance.unseen-is-gone",
    "substance.turns-into",
    "substance.change-changes-weight",
    "substance.open-or-closed",
    "substance.part-forgotten",
    "substance.adds-all",
    "substance.compares-backward",
    "substance.no-particles",
    "substance.all-is-matter",
    "substance.particles-visible",
    "substance.stuff-between",
    "matter.particles-swell",
    "matter.particles-made",
    "matter.states-mixed",
    "data.stops-early",
    "reading.wrong-series",
    "evidence.scatter-is-error",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ],
  "formerIds": {
    "particles-like-stuff": "substance.particle-like-bulk",
    "counts-all-kinds": "substance.other-kind"
  },
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Particles of matter",
      "description": "Explain what you see with particles, and keep track of weight when things change.",
      "terms": [
        "matter",
        "particle",
        "dissolve",
        "evaporate",
        "water vapor"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Partículas de la materia",
      "description": "Explica lo que ves con partículas y sigue el peso cuando las cosas cambian.",
      "terms": [
        "materia",
        "partícula",
        "disolverse",
        "evaporarse",
        "vapor de agua"
      ]
    }
  },
  "models": [
    {
      "id": "weigh-parts",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-PS1-2"
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
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5-PS1-2"
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
      "id": "graph-weights",
      "thinking": "use in a story",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "5-PS1-2"
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
      "id": "particle-pictures",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "5-PS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 3
        },
        {
          "kind": "hot-spot",
          "ways": 3
        },
        {
          "kind": "hot-spot",
          "ways": 3
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-PS1-1",
        "5-PS1-2"
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
      "id": "sort-cases",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS1-1",
        "5-PS1-2"
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
          "kind": "match",
          "ways": 3125
        }
      ]
    },
    {
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-PS1-1",
        "5-PS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 120
        }
      ]
    },
    {
      "id": "particle-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "5-PS1-1",
        "5-PS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 4
        },
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 4
        }
      ]
    }
  ]
}
