// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "geologic-time",
  "version": "74a6f808feb0",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "layers",
  "prerequisites": [
    "rock-layers",
    "unit-rates"
  ],
  "misconceptions": [
    "rocks.thickness-is-time",
    "fossils.one-only",
    "ratio.turned",
    "ratio.additive",
    "fossils.misreads-ago",
    "data.stops-early",
    "time.equal-units",
    "rocks.no-gaps",
    "time.thousands-for-millions",
    "data.adds",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "rocks.fossils-overlooked",
    "rocks.place-today",
    "rocks.same-rock-same-age",
    "time.squeezed",
    "evidence.picks-best-run",
    "argue.beside-the-claim",
    "rocks.level-counts",
    "fossils.all-at-once",
    "rocks.never-change",
    "rocks.top-oldest",
    "rocks.cutter-first",
    "evidence.keeps-outlier",
    "rocks.processes-mixed",
    "display.count-for-percent"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s history",
      "name": "Geologic time",
      "description": "Use rock layers, dates, and models to find out when things happened in Earth’s history of 4,600 million years.",
      "terms": [
        "superposition",
        "volcanic ash",
        "radiometric dating",
        "million years ago"
      ]
    },
    "es": {
      "strand": "La historia de la Tierra",
      "name": "Tiempo geológico",
      "description": "Usa capas de roca, fechas y modelos para averiguar cuándo pasó cada cosa en los 4,600 millones de años de la Tierra.",
      "terms": [
        "superposición",
        "ceniza volcánica",
        "datación radiométrica",
        "hace un millón de años"
      ]
    }
  },
  "models": [
    {
      "id": "ash-clock",
      "thinking": "compute",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-4"
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
      "id": "time-line",
      "thinking": "use in a story",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-ESS1-4"
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
        "MS-ESS1-4"
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
        "MS-ESS1-4"
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
        "MS-ESS1-4"
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
        "MS-ESS1-4"
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
      "id": "sort-finds",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS1-4"
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
      "id": "order-work",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS1-4"
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
        "MS-ESS1-4"
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
        "MS-ESS1-4"
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
