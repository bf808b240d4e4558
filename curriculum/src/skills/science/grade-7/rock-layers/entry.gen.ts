// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "rock-layers",
  "version": "eb36058ec4d0",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "layers",
  "prerequisites": [
    "signed-numbers"
  ],
  "misconceptions": [
    "rocks.top-oldest",
    "rocks.cutter-first",
    "rocks.no-gaps",
    "rocks.same-rock-same-age",
    "rocks.level-counts",
    "rocks.thickness-is-time",
    "rocks.fossils-overlooked",
    "rocks.place-today",
    "fossils.one-only",
    "fossils.other-row",
    "fossils.misreads-ago",
    "fossils.looks",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "one-fossil-only": "fossils.one-only",
    "other-species": "fossils.other-row",
    "fossil-looks": "fossils.looks"
  },
  "words": {
    "en": {
      "strand": "Earth’s history",
      "name": "Rock layers and fossils",
      "description": "Read Earth’s history from layers of rock, the cuts through them, and the fossils in them.",
      "terms": [
        "relative age",
        "fault",
        "dike",
        "erosion",
        "unconformity",
        "index fossil"
      ]
    },
    "es": {
      "strand": "La historia de la Tierra",
      "name": "Capas de roca y fósiles",
      "description": "Lee la historia de la Tierra en las capas de roca, los cortes que las atraviesan y sus fósiles.",
      "terms": [
        "edad relativa",
        "falla",
        "dique",
        "erosión",
        "discordancia",
        "fósil índice"
      ]
    }
  },
  "models": [
    {
      "id": "order-events",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "MS-ESS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 720
        },
        {
          "kind": "order",
          "ways": 5040
        }
      ]
    },
    {
      "id": "pick-layers",
      "thinking": "classify",
      "seconds": 45,
      "standards": [
        "MS-ESS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 15
        }
      ]
    },
    {
      "id": "match-columns",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "MS-ESS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "order",
          "ways": 720
        }
      ]
    },
    {
      "id": "fossil-ages",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "MS-ESS1-4"
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
      "id": "sort-evidence",
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
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
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
          "ways": 27
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
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ESS1-4"
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
