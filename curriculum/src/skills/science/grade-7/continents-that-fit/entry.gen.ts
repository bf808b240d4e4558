// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "continents-that-fit",
  "version": "55676882f783",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "puzzle",
  "prerequisites": [
    "plate-tectonics"
  ],
  "misconceptions": [
    "fossils.misreads-ago",
    "fossils.other-row",
    "fossils.one-only",
    "data.adds",
    "data.stops-early",
    "plates.one-side-moves",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "plates.cm-for-km",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "plates.todays-clue",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "plates.one-clue",
    "plates.life-crossed",
    "plates.never-moved",
    "rocks.place-today",
    "plates.edges-are-coasts",
    "rocks.never-change",
    "plates.old-at-ridge",
    "plates.sudden",
    "inquiry.no-comparison",
    "fossils.lasts-forever",
    "plates.parts-mixed-up",
    "plates.only-continents",
    "rocks.processes-mixed",
    "evidence.one-run",
    "evidence.scatter-is-error",
    "rocks.same-rock-same-age",
    "plates.wrong-boundary"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "Continents that fit",
      "description": "Use shapes, rocks, fossils, and the ages of the sea floor to find out how and when continents moved apart.",
      "terms": [
        "continental shelf",
        "rift valley",
        "mid-ocean ridge",
        "independent evidence"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "Continentes que encajan",
      "description": "Usa formas, rocas, fósiles y la edad del fondo del mar para averiguar cómo y cuándo se separaron los continentes.",
      "terms": [
        "plataforma continental",
        "valle de rift",
        "dorsal oceánica",
        "pruebas independientes"
      ]
    }
  },
  "models": [
    {
      "id": "fossil-clock",
      "thinking": "compute",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "order-history",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
        "MS-ESS2-3"
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
