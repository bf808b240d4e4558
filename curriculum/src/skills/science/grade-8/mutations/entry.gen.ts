// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "mutations",
  "version": "06edd1b2db86",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "puzzle",
  "prerequisites": [
    "inheritance"
  ],
  "misconceptions": [
    "order.backward",
    "scale.reads-end",
    "mutations.each-changes-protein",
    "data.stops-early",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "display.count-for-percent",
    "percent.part-for-rest",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "mutations.always-harmful",
    "mutations.levels-mixed",
    "mutations.skips-protein",
    "selection.acquired",
    "mutations.body-cells-inherited",
    "mutations.on-purpose",
    "argue.beside-the-claim",
    "cells.part-for-cell",
    "selection.individual-changes",
    "mutations.whole-body-at-once",
    "heredity.blends",
    "selection.need",
    "selection.strongest",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.changes-nothing"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Heredity",
      "name": "Mutations",
      "description": "Use models to describe how a change in a gene can change a protein, and how that can harm, help, or make no difference.",
      "terms": [
        "gene",
        "chromosome",
        "protein",
        "mutation"
      ]
    },
    "es": {
      "strand": "Herencia",
      "name": "Mutaciones",
      "description": "Usa modelos para describir cómo un cambio en un gen puede cambiar una proteína, y cómo eso puede dañar, ayudar o no cambiar nada.",
      "terms": [
        "gen",
        "cromosoma",
        "proteína",
        "mutación"
      ]
    }
  },
  "models": [
    {
      "id": "gene-model",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-LS3-1"
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
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS3-1"
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
        "MS-LS3-1"
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
        "MS-LS3-1"
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
        "MS-LS3-1"
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
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-LS3-1"
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
      "id": "sort-effects",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS3-1"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-levels",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
        "MS-LS3-1"
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
        "MS-LS3-1"
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
