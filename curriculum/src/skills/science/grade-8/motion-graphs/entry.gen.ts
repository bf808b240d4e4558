// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "motion-graphs",
  "version": "dfb98e77e8bf",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "slope",
  "prerequisites": [
    "net-force",
    "proportional-graphs"
  ],
  "misconceptions": [
    "slope.rise-only",
    "slope.one-point",
    "graph.height-for-slope",
    "slope.run-over-rise",
    "motion.change-for-path",
    "reading.one-point",
    "graph.one-stretch",
    "reading.wrong-axis",
    "data.no-division",
    "motion.averages-speeds",
    "graph.other-quantity",
    "graph.reads-backward",
    "graph.as-picture",
    "forces.net-is-motion",
    "forces.motion-needs-force",
    "order.backward",
    "motion.speed-for-acceleration",
    "graph.starts-at-zero",
    "graph.change-for-value",
    "graph.end-for-length",
    "slope.wrong-sign",
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.turned",
    "ratio.undoes-wrong-way",
    "evidence.beyond-data",
    "evidence.overcautious",
    "evidence.within-scatter",
    "ratio.additive",
    "graph.level-is-zero",
    "forces.runs-out",
    "graph.all-straight",
    "forces.always-cancels",
    "forces.speed-is-force",
    "forces.mass-alone",
    "forces.forgets-friction",
    "motion.words-mixed-up",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Forces and motion",
      "name": "Motion graphs",
      "description": "Read and draw graphs of position and speed, and tell which forces are behind them.",
      "terms": [
        "position",
        "distance",
        "speed",
        "average speed",
        "acceleration"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "Gráficas de movimiento",
      "description": "Lee y dibuja gráficas de posición y de rapidez, y di qué fuerzas hay detrás.",
      "terms": [
        "posición",
        "distancia",
        "rapidez",
        "rapidez media",
        "aceleración"
      ]
    }
  },
  "models": [
    {
      "id": "read-position",
      "thinking": "read a figure",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-PS2-2"
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
      "id": "sort-parts",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-PS2-2"
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
      "id": "order-tracks",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "MS-PS2-2"
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
      "id": "draw-position",
      "thinking": "use in a story",
      "seconds": 100,
      "standards": [
        "MS-PS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
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
        "MS-PS2-2"
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
        "MS-PS2-2"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-PS2-2"
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
        "MS-PS2-2"
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
        "MS-PS2-2"
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
        "MS-PS2-2"
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
