// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "gravity",
  "version": "b55b6ac91cdf",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "globe",
  "prerequisites": [
    "net-force",
    "proportional-relationships"
  ],
  "misconceptions": [
    "gravity.mass-does-not-count",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "gravity.same-everywhere",
    "ratio.turned",
    "reading.one-point",
    "gravity.far-is-strong",
    "order.backward",
    "gravity.mass-of-one",
    "evidence.beyond-data",
    "evidence.overcautious",
    "gravity.slow-is-strong",
    "evidence.within-scatter",
    "gravity.size-counts",
    "gravity.needs-air",
    "forces.no-push-back",
    "forces.bigger-pushes-harder",
    "gravity.comes-from-spin",
    "gravity.is-magnetism",
    "gravity.only-large-pull",
    "gravity.mass-is-weight",
    "argue.beside-the-claim",
    "gravity.distance-does-not-count",
    "gravity.none-in-orbit",
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
      "name": "Gravity and mass",
      "description": "Use evidence to show that gravity attracts, and that it depends on mass and distance.",
      "terms": [
        "gravity",
        "mass",
        "weight",
        "attract",
        "orbit"
      ]
    },
    "es": {
      "strand": "Fuerzas y movimiento",
      "name": "Gravedad y masa",
      "description": "Usa evidencia para mostrar que la gravedad atrae y que depende de la masa y la distancia.",
      "terms": [
        "gravedad",
        "masa",
        "peso",
        "atraer",
        "órbita"
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
        "MS-PS2-4"
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
      "id": "order-pulls",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "MS-PS2-4"
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
        "MS-PS2-4"
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
      "id": "compare-systems",
      "thinking": "work backwards",
      "seconds": 65,
      "standards": [
        "MS-PS2-4"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-PS2-4"
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
        "MS-PS2-4"
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
        "MS-PS2-4"
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
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS2-4"
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
      "id": "gravity-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS2-4"
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
