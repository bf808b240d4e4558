// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "matter-and-energy-in-ecosystems",
  "version": "7bfba15f176b",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "leaf",
  "prerequisites": [
    "photosynthesis",
    "species-interactions"
  ],
  "misconceptions": [
    "energy-flow.heat-left-out",
    "budget.flow-left-out",
    "energy-flow.all-passed-on",
    "data.stops-early",
    "budget.adds-outflow",
    "energy-flow.decomposers-left-out",
    "plants.energy-as-matter",
    "plants.food-from-soil",
    "webs.matter-vanishes",
    "webs.energy-returns",
    "evidence.within-scatter",
    "reading.wrong-series",
    "reading.one-point",
    "population.steady-growth",
    "evidence.overcautious",
    "evidence.beyond-data",
    "energy-flow.boundary",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "inquiry.no-comparison",
    "plants.gases-swapped",
    "webs.mixes-roles",
    "webs.no-sun",
    "energy-flow.piles-up"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Matter and energy in ecosystems",
      "description": "Follow matter as it cycles through an ecosystem, and energy as it flows in and out, with diagrams, budgets, and data.",
      "terms": [
        "ecosystem",
        "producer",
        "consumer",
        "decomposer",
        "boundary"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Materia y energía en los ecosistemas",
      "description": "Sigue la materia en su ciclo por un ecosistema, y la energía que entra y sale, con diagramas, cuentas y datos.",
      "terms": [
        "ecosistema",
        "productor",
        "consumidor",
        "descomponedor",
        "límite"
      ]
    }
  },
  "models": [
    {
      "id": "follow-budget",
      "thinking": "compute",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-LS2-3"
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
      "id": "sort-flows",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS2-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS2-3"
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
        "MS-LS2-3"
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
        "MS-LS2-3"
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
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS2-3"
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
          "ways": 720
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS2-3"
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
        "MS-LS2-3"
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
