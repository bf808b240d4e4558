// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "heat-and-mass",
  "version": "9b4849482860",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "flame",
  "prerequisites": [
    "thermal-energy",
    "unit-rates"
  ],
  "misconceptions": [
    "thermal.meets-in-middle",
    "thermal.more-means-colder",
    "reading.wrong-series",
    "thermal.adds-temperatures",
    "ratio.turned",
    "data.stops-early",
    "ratio.additive",
    "thermal.energy-sets-temperature",
    "data.adds",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "thermal.material-alone",
    "thermal.mass-alone",
    "thermal.temperature-is-energy",
    "inquiry.measures-other",
    "inquiry.changes-nothing",
    "argue.beside-the-claim",
    "order.step-too-early",
    "thermal.keeps-its-heat",
    "matter.motion-reversed",
    "thermal.energy-vanishes",
    "thermal.material-temperature",
    "thermal.cold-flows",
    "thermal.flows-to-warmer",
    "thermal.heat-capacity-as-speed",
    "heating.doubles-reading",
    "reading.wrong-axis"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Mass, material, and warming",
      "description": "Use tests and data to find how energy, mass, and the kind of matter decide how much a temperature changes.",
      "terms": [
        "thermal energy",
        "temperature",
        "kinetic energy",
        "mass",
        "joule (J)"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Masa, material y calentamiento",
      "description": "Usa pruebas y datos para averiguar cómo la energía, la masa y el tipo de materia deciden cuánto cambia una temperatura.",
      "terms": [
        "energía térmica",
        "temperatura",
        "energía cinética",
        "masa",
        "joule (J)"
      ]
    }
  },
  "models": [
    {
      "id": "mix-waters",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "MS-PS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
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
      "id": "same-material",
      "thinking": "work backwards",
      "seconds": 85,
      "calculator": "basic",
      "standards": [
        "MS-PS3-4"
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
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-PS3-4"
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
        "MS-PS3-4"
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
        "MS-PS3-4"
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
        "MS-PS3-4"
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
      "id": "fair-rows",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-PS3-4"
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
      "id": "sort-heating",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
      "id": "order-plan",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 24
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
        "MS-PS3-4"
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
        "MS-PS3-4"
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
