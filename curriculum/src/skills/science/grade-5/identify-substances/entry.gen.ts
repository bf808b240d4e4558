// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "identify-substances",
  "version": "2f1cb86062c2",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "scale",
  "prerequisites": [
    "mixtures-and-properties"
  ],
  "misconceptions": [
    "property.scratch-reversed",
    "data.stops-early",
    "reading.wrong-series",
    "property.same-in-both",
    "property.stops-at-first",
    "property.of-the-piece",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "property.beside-need",
    "property.metals-magnetic",
    "property.looks-decide",
    "evidence.scatter-is-error",
    "order.step-too-early",
    "inquiry.no-comparison",
    "evidence.one-run",
    "property.one-decides",
    "dissolve.left-for-dissolved",
    "evidence.picks-best-run"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Identify materials by testing",
      "description": "Measure properties such as hardness, heat flow, and how much dissolves to find out what a material is.",
      "terms": [
        "property",
        "hardness",
        "conductor",
        "solubility"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Identificar materiales con pruebas",
      "description": "Mide propiedades como la dureza, el paso del calor y cuánto se disuelve para averiguar qué material es.",
      "terms": [
        "propiedad",
        "dureza",
        "conductor",
        "solubilidad"
      ]
    }
  },
  "models": [
    {
      "id": "scratch-tests",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "5-PS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "match-bars",
      "thinking": "use in a story",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "5-PS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 625
        },
        {
          "kind": "match",
          "ways": 625
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-PS1-3"
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
        "5-PS1-3"
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
        "5-PS1-3"
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
        "5-PS1-3"
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
        "5-PS1-3"
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
      "id": "sort-results",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS1-3"
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
        "5-PS1-3"
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
          "ways": 720
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-PS1-3"
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
        "5-PS1-3"
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
