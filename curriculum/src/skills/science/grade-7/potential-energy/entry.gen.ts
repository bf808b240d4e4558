// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "potential-energy",
  "version": "4ccf288381a1",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "layers",
  "prerequisites": [
    "energy-of-motion"
  ],
  "misconceptions": [
    "order.backward",
    "data.stops-early",
    "energy.height-alone",
    "energy.mass-alone",
    "potential.near-is-more",
    "potential.far-is-more",
    "potential.needs-arrangement",
    "potential.is-motion",
    "reading.wrong-axis",
    "potential.same-speed",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "evidence.overcautious",
    "ratio.additive",
    "energy.used-up",
    "potential.in-one-object",
    "energy.from-nothing",
    "energy.only-when-moving",
    "magnets.needs-contact",
    "forces.motion-needs-force",
    "argue.beside-the-claim",
    "evidence.beyond-data",
    "energy.is-force",
    "charges.likes-attract",
    "magnets.poles-are-charges",
    "magnets.like-poles-attract",
    "magnets.distance-does-not-count",
    "energy.kept-inside",
    "forces.runs-out",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Potential energy",
      "description": "Find out how a system stores energy in the arrangement of its objects.",
      "terms": [
        "potential energy",
        "kinetic energy",
        "system",
        "arrangement",
        "field"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Energía potencial",
      "description": "Descubre cómo un sistema guarda energía en la posición de sus objetos.",
      "terms": [
        "energía potencial",
        "energía cinética",
        "sistema",
        "posición",
        "campo"
      ]
    }
  },
  "models": [
    {
      "id": "order-stored",
      "thinking": "compare",
      "seconds": 55,
      "calculator": "basic",
      "standards": [
        "MS-PS3-2"
      ],
      "isComputed": true,
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
      "id": "change-arrangement",
      "thinking": "classify",
      "seconds": 65,
      "standards": [
        "MS-PS3-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "read-track",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-PS3-2"
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
          "kind": "choices",
          "ways": 63
        }
      ]
    },
    {
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS3-2"
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
        "MS-PS3-2"
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
        "MS-PS3-2"
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
        "MS-PS3-2"
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS3-2"
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
      "id": "stored-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS3-2"
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
