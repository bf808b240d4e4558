// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "magnets-and-electric-forces",
  "version": "cd5edb221188",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "force",
  "prerequisites": [
    "net-force",
    "proportional-relationships"
  ],
  "misconceptions": [
    "magnets.turns-do-not-count",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "magnets.current-does-not-count",
    "ratio.turned",
    "reading.one-point",
    "order.backward",
    "evidence.overcautious",
    "evidence.beyond-data",
    "magnets.like-poles-attract",
    "magnets.compass-points-north",
    "magnets.field-one-way",
    "magnets.points-at-magnet",
    "charges.likes-attract",
    "charges.neutral-is-left-alone",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "magnets.poles-are-charges",
    "magnets.all-metals",
    "magnets.works-without-current",
    "magnets.needs-contact",
    "magnets.is-blocked",
    "magnets.distance-does-not-count",
    "argue.beside-the-claim",
    "inquiry.measures-other",
    "magnets.overlooks-contact",
    "inquiry.no-comparison"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Forces and motion",
      "name": "Magnets and electric forces",
      "description": "Find out what changes the strength of electric and magnetic forces, and how fields reach across a gap.",
      "terms": [
        "field",
        "pole",
        "electric charge",
        "electromagnet",
        "current",
        "core"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "Imanes y fuerzas eléctricas",
      "description": "Descubre qué cambia la intensidad de las fuerzas eléctricas y magnéticas, y cómo los campos llegan al otro lado de un espacio.",
      "terms": [
        "campo",
        "polo",
        "carga eléctrica",
        "electroimán",
        "corriente",
        "núcleo"
      ]
    }
  },
  "models": [
    {
      "id": "scale-rows",
      "thinking": "compute",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-PS2-3"
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
      "id": "order-strength",
      "thinking": "compare",
      "seconds": 55,
      "calculator": "basic",
      "standards": [
        "MS-PS2-3"
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
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-PS2-3"
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
      "id": "read-compasses",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-PS2-5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 64
        },
        {
          "kind": "inline-choice",
          "ways": 32
        }
      ]
    },
    {
      "id": "find-charges",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "MS-PS2-3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 8
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 256
        }
      ]
    },
    {
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS2-3"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-PS2-3"
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
        "MS-PS2-3",
        "MS-PS2-5"
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS2-3",
        "MS-PS2-5"
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
      "id": "field-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS2-5",
        "MS-PS2-3"
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
