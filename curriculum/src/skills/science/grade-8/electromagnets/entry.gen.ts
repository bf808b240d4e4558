// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "electromagnets",
  "version": "d4295d975fe5",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "force",
  "prerequisites": [
    "magnets-and-electric-forces",
    "proportional-relationships"
  ],
  "misconceptions": [
    "magnets.current-does-not-count",
    "ratio.turned",
    "magnets.turns-do-not-count",
    "ratio.additive",
    "data.stops-early",
    "reading.wrong-series",
    "data.adds",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "magnets.works-without-current",
    "design.more-is-better",
    "property.one-decides",
    "design.criterion-ignored",
    "inquiry.changes-nothing",
    "inquiry.measures-other",
    "inquiry.no-comparison",
    "evidence.one-run",
    "evidence.picks-best-run",
    "magnets.needs-contact",
    "magnets.like-poles-attract",
    "magnets.poles-are-charges",
    "magnets.field-one-way",
    "magnets.is-blocked",
    "magnets.distance-does-not-count",
    "design.constraint-ignored",
    "magnets.all-metals",
    "data.no-division"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Forces and motion",
      "name": "Electromagnets at work",
      "description": "Use data, models, and designs to find out what makes the force of an electromagnet stronger.",
      "terms": [
        "coil",
        "core",
        "motor",
        "generator"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "Electroimanes en acción",
      "description": "Usa datos, modelos y diseños para averiguar qué hace más grande la fuerza de un electroimán.",
      "terms": [
        "bobina",
        "núcleo",
        "motor",
        "generador"
      ]
    }
  },
  "models": [
    {
      "id": "design-coil",
      "thinking": "work backwards",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-PS2-3"
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
        "MS-PS2-3"
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
          "ways": 81
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
          "ways": 3
        }
      ]
    },
    {
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-PS2-3"
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
      "id": "fair-rows",
      "thinking": "read a figure",
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-designs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS2-3"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-parts",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS2-3"
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
          "ways": 720
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS2-3"
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
        "MS-PS2-3"
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
