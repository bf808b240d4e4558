// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "energy-transfer-claims",
  "version": "d25ec44a3653",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "force",
  "prerequisites": [
    "energy-of-motion",
    "motion-graphs"
  ],
  "misconceptions": [
    "energy.wrong-way",
    "energy.kept-inside",
    "reading.one-point",
    "evidence.overcautious",
    "evidence.beyond-data",
    "energy.speed-alone",
    "argue.beside-the-claim",
    "order.backward",
    "data.stops-early",
    "evidence.keeps-outlier",
    "evidence.within-scatter",
    "energy.used-up",
    "energy.is-force",
    "energy.mass-alone",
    "energy.only-when-moving",
    "energy.from-nothing",
    "order.step-too-early",
    "inquiry.no-comparison",
    "inquiry.controls-everything",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Arguments about energy transfer",
      "description": "Argue from evidence that energy is transferred to or from an object when its kinetic energy changes.",
      "terms": [
        "kinetic energy",
        "energy transfer",
        "claim",
        "evidence",
        "reasoning"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Argumentos sobre la transferencia de energía",
      "description": "Argumenta con evidencia que se transfiere energía a un objeto o desde él cuando cambia su energía cinética.",
      "terms": [
        "energía cinética",
        "transferencia de energía",
        "afirmación",
        "evidencia",
        "razonamiento"
      ]
    }
  },
  "models": [
    {
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-PS3-5"
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
      "id": "which-way",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "MS-PS3-5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "inline-choice",
          "ways": 27
        }
      ]
    },
    {
      "id": "push-cup",
      "thinking": "compare",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-PS3-5"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-PS3-5"
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
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS3-5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 3125
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
      "id": "order-transfers",
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
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
      "id": "decide",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
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
