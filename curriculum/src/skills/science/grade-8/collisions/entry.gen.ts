// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "collisions",
  "version": "f3fa78d283a3",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "force",
  "prerequisites": [
    "net-force"
  ],
  "misconceptions": [
    "forces.direction",
    "forces.bigger-pushes-harder",
    "forces.no-push-back",
    "forces.equal-effects",
    "forces.upside-down",
    "forces.runs-out",
    "data.stops-early",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "forces.force-alone",
    "evidence.within-scatter",
    "energy.proportional-to-speed",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "forces.always-cancels",
    "design.looks-decide",
    "forces.speed-is-force",
    "forces.stiff-is-safe",
    "evidence.picks-best-run",
    "argue.beside-the-claim",
    "design.first-idea",
    "design.once-is-enough",
    "inquiry.no-comparison",
    "design.more-is-better"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Forces and motion",
      "name": "Collisions and force pairs",
      "description": "Use data and models to explain forces in collisions, and design ways to make them gentler.",
      "terms": [
        "collision",
        "Newton’s third law",
        "crumple zone",
        "velocity"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "Choques y pares de fuerzas",
      "description": "Usa datos y modelos para explicar las fuerzas en los choques y diseña formas de hacerlos más suaves.",
      "terms": [
        "choque",
        "tercera ley de Newton",
        "zona de deformación",
        "velocidad"
      ]
    }
  },
  "models": [
    {
      "id": "two-objects",
      "thinking": "work backwards",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-PS2-1"
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
        "MS-PS2-1"
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
        "MS-PS2-1"
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
      "id": "order-rows",
      "thinking": "compare",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-PS2-1"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-PS2-1"
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
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-PS2-1"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-effects",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "order-design",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 720
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
        "MS-PS2-1"
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
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-PS2-1"
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
