// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "fossil-record",
  "version": "50e6084551de",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "layers",
  "prerequisites": [
    "rock-layers"
  ],
  "misconceptions": [
    "fossils.misreads-ago",
    "fossils.other-row",
    "fossils.all-at-once",
    "reading.one-point",
    "data.adds",
    "reading.wrong-axis",
    "data.no-division",
    "data.stops-early",
    "fossils.lasts-forever",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "fossils.looks",
    "fossils.gap-is-absence",
    "rocks.place-today",
    "fossils.ladder",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "rocks.top-oldest",
    "evidence.one-run",
    "evidence.keeps-outlier",
    "selection.goal",
    "selection.individual-changes",
    "rocks.thickness-is-time",
    "inquiry.tests-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Biological evolution",
      "name": "The fossil record",
      "description": "Find patterns in fossils layer by layer: when groups appeared, how they changed, and when they died out.",
      "terms": [
        "fossil record",
        "extinction",
        "diversity",
        "transitional fossil",
        "first appearance"
      ]
    },
    "es": {
      "strand": "Evolución biológica",
      "name": "El registro fósil",
      "description": "Halla patrones en los fósiles capa por capa: cuándo aparecieron los grupos, cómo cambiaron y cuándo se extinguieron.",
      "terms": [
        "registro fósil",
        "extinción",
        "diversidad",
        "fósil de transición",
        "primera aparición"
      ]
    }
  },
  "models": [
    {
      "id": "lived-when",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-LS4-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "fossil-line",
      "thinking": "work backwards",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS4-1"
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
      "id": "claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS4-1"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-LS4-1"
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS4-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
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
      "id": "order-layers",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS4-1"
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
        "MS-LS4-1"
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
        "MS-LS4-1"
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
