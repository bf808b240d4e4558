// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "artificial-selection",
  "version": "bf9fb42fcfb5",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "dog",
  "prerequisites": [
    "natural-selection",
    "mutations"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "percent.new-for-change",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "breeding.trains-genes",
    "selection.goal",
    "selection.need",
    "breeding.one-step",
    "breeding.methods-mixed",
    "breeding.only-benefit",
    "argue.beside-the-claim",
    "evidence.one-run",
    "breeding.makes-new-genes",
    "mutations.skips-protein",
    "breeding.all-from-genes",
    "inquiry.changes-two",
    "inquiry.no-comparison"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Biological evolution",
      "name": "People choose traits",
      "description": "Gather and judge information about how breeding and gene technology change the traits of living things.",
      "terms": [
        "artificial selection",
        "trait",
        "clone",
        "genetic engineering"
      ]
    },
    "es": {
      "strand": "Evolución biológica",
      "name": "La gente elige rasgos",
      "description": "Reúne y juzga información sobre cómo la cría y la tecnología genética cambian los rasgos de los seres vivos.",
      "terms": [
        "selección artificial",
        "rasgo",
        "clon",
        "ingeniería genética"
      ]
    }
  },
  "models": [
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS4-5"
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
        "MS-LS4-5"
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
        "MS-LS4-5"
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
        "MS-LS4-5"
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
      "id": "sort-methods",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS4-5"
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
      "id": "order-breed",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS4-5"
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
        "MS-LS4-5"
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
        "MS-LS4-5"
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
