// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "decomposers",
  "version": "e38bd7ba3c04",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "sprout",
  "prerequisites": [
    "food-webs"
  ],
  "misconceptions": [
    "webs.matter-vanishes",
    "plants.food-from-soil",
    "decay.by-itself",
    "webs.mixes-roles",
    "order.backward",
    "order.step-too-early",
    "webs.all-alike",
    "energy-flow.decomposers-left-out",
    "webs.only-direct",
    "data.stops-early",
    "reading.wrong-series",
    "data.adds",
    "ratio.additive",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "webs.fungi-are-plants",
    "impact.away-is-gone",
    "argue.beside-the-claim",
    "substance.gas-is-nothing",
    "webs.energy-returns",
    "webs.arrows-backward",
    "plants.energy-as-matter",
    "impact.natural-is-harmless",
    "substance.particles-visible",
    "data.no-division",
    "food.becomes-energy",
    "ratio.turned",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Decomposers",
      "description": "Follow matter among plants, animals, decomposers, soil, and air.",
      "terms": [
        "decomposer",
        "matter",
        "mineral",
        "cycle"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Descomponedores",
      "description": "Sigue la materia entre plantas, animales, descomponedores, suelo y aire.",
      "terms": [
        "descomponedor",
        "materia",
        "mineral",
        "ciclo"
      ]
    }
  },
  "models": [
    {
      "id": "matter-moves",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "5-LS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "choices",
          "ways": 63
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-LS2-1"
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
        "5-LS2-1"
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
        "5-LS2-1"
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
        "5-LS2-1"
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
        "5-LS2-1"
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
      "id": "sort-matter",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-LS2-1"
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
      "id": "order-path",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-LS2-1"
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
        "5-LS2-1"
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
        "5-LS2-1"
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
