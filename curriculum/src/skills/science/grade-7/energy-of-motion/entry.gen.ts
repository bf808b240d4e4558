// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "energy-of-motion",
  "version": "c83a3e0d2846",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "bike",
  "prerequisites": [
    "proportional-relationships"
  ],
  "misconceptions": [
    "energy.speed-alone",
    "energy.squares-mass",
    "reading.wrong-series",
    "energy.proportional-to-speed",
    "energy.adds-steps",
    "data.stops-early",
    "reading.one-point",
    "order.backward",
    "energy.mass-alone",
    "evidence.overcautious",
    "evidence.beyond-data",
    "inquiry.tests-other",
    "inquiry.changes-two",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "ratio.additive",
    "energy.from-nothing",
    "energy.wrong-way",
    "energy.only-when-moving",
    "order.step-too-early",
    "argue.beside-the-claim",
    "energy.kept-inside",
    "energy.only-living",
    "forces.heavy-is-strong",
    "energy.used-up",
    "energy.is-force",
    "energy.words-mixed-up",
    "reading.wrong-axis",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only",
    "exponents.base-times-exponent",
    "data.adds",
    "ratio.turned"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Energy of motion",
      "description": "Find out how mass and speed change kinetic energy, and follow energy from one object to another.",
      "terms": [
        "kinetic energy",
        "mass",
        "speed",
        "energy transfer",
        "proportional"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Energía del movimiento",
      "description": "Descubre cómo la masa y la rapidez cambian la energía cinética, y sigue la energía de un objeto a otro.",
      "terms": [
        "energía cinética",
        "masa",
        "rapidez",
        "transferencia de energía",
        "proporcional"
      ]
    }
  },
  "models": [
    {
      "id": "predict-stop",
      "thinking": "work backwards",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-PS3-1"
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
      "id": "compare-energy",
      "thinking": "compare",
      "seconds": 55,
      "calculator": "basic",
      "standards": [
        "MS-PS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 6
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
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-PS3-1"
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
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-PS3-1"
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
        "MS-PS3-1"
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
        "MS-PS3-1"
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
      "id": "follow-energy",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS3-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
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
      "id": "sort-transfers",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS3-5",
        "MS-PS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS3-1",
        "MS-PS3-5"
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
        "MS-PS3-1",
        "MS-PS3-5"
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
      "id": "energy-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS3-1",
        "MS-PS3-5"
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
