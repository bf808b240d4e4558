// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "weight-of-matter",
  "version": "7373bc2d59b6",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "scale",
  "prerequisites": [
    "particles-of-matter"
  ],
  "misconceptions": [
    "substance.change-changes-weight",
    "substance.unseen-is-gone",
    "substance.part-forgotten",
    "trend.steady",
    "substance.open-or-closed",
    "substance.gas-is-nothing",
    "substance.compares-backward",
    "evidence.within-scatter",
    "data.stops-early",
    "substance.adds-all",
    "reading.wrong-series",
    "evidence.overcautious",
    "substance.turns-into",
    "matter.states-mixed",
    "evidence.one-run",
    "inquiry.controls-everything",
    "argue.beside-the-claim",
    "order.step-too-early",
    "matter.particles-made",
    "evidence.scatter-is-error",
    "mixing.always-new",
    "mixing.never-new",
    "states.changes-swapped",
    "substance.all-is-matter",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Weight stays the same",
      "description": "Measure and graph to show that weight stays the same when matter is heated, cooled, or mixed.",
      "terms": [
        "matter",
        "weight",
        "volume",
        "mixture",
        "closed container"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "El peso sigue igual",
      "description": "Mide y haz gráficas para mostrar que el peso sigue igual cuando la materia se calienta, se enfría o se mezcla.",
      "terms": [
        "materia",
        "peso",
        "volumen",
        "mezcla",
        "recipiente cerrado"
      ]
    }
  },
  "models": [
    {
      "id": "weight-over-time",
      "thinking": "use in a story",
      "seconds": 75,
      "standards": [
        "5-PS1-2"
      ],
      "isComputed": true,
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
      "id": "find-leak",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "5-PS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "weight-or-space",
      "thinking": "classify",
      "seconds": 70,
      "standards": [
        "5-PS1-2"
      ],
      "isComputed": false,
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
          "ways": 729
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "5-PS1-2"
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
      "id": "sort-cases",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
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
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "order-weights",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
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
          "ways": 24
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
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
        "5-PS1-2"
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
