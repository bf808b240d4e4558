// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "net-force",
  "version": "0ec6f013389a",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "force",
  "prerequisites": [
    "signed-numbers"
  ],
  "misconceptions": [
    "forces.adds-sizes",
    "forces.always-subtracts",
    "forces.direction",
    "forces.always-cancels",
    "forces.largest-only",
    "forces.given-part",
    "forces.motion-needs-force",
    "forces.runs-out",
    "forces.net-is-motion",
    "forces.speed-is-force",
    "forces.force-alone",
    "forces.mass-alone",
    "forces.heavy-is-strong",
    "forces.upside-down",
    "forces.forgets-friction",
    "forces.heavier-falls-faster",
    "forces.bigger-pushes-harder",
    "forces.no-push-back",
    "ratio.subtracts",
    "reading.one-point",
    "evidence.beyond-data",
    "evidence.overcautious",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "ratio.additive",
    "data.stops-early",
    "unit.keeps-first",
    "rate.upside-down"
  ],
  "formerIds": {
    "direction-sign": "forces.direction",
    "finds-given-part": "forces.given-part",
    "force-runs-out": "forces.runs-out",
    "multiplies-force-and-mass": "forces.heavy-is-strong",
    "changes-other": "inquiry.tests-other"
  },
  "words": {
    "en": {
      "strand": "Forces and motion",
      "name": "Net force and motion",
      "description": "Add forces with their directions, and predict how the motion changes.",
      "terms": [
        "force",
        "net force",
        "balanced forces",
        "velocity",
        "acceleration",
        "friction"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "La fuerza neta y el movimiento",
      "description": "Suma fuerzas con su sentido y predice cómo cambia el movimiento.",
      "terms": [
        "fuerza",
        "fuerza neta",
        "fuerzas equilibradas",
        "velocidad",
        "aceleración",
        "fricción"
      ]
    }
  },
  "models": [
    {
      "id": "find-net-force",
      "thinking": "compute",
      "seconds": 45,
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
      "id": "predict-motion",
      "thinking": "use in a story",
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
          "ways": 9
        }
      ]
    },
    {
      "id": "compare-acceleration",
      "thinking": "compare",
      "seconds": 50,
      "calculator": "basic",
      "standards": [
        "MS-PS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 6
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
      "thinking": "read a figure",
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
          "ways": 243
        }
      ]
    },
    {
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS2-2"
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
      "id": "explain-forces",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS2-1",
        "MS-PS2-2"
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
      "id": "sort-forces",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS2-2",
        "MS-PS2-1"
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
          "kind": "match",
          "ways": 3125
        }
      ]
    },
    {
      "id": "force-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS2-1",
        "MS-PS2-2"
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
