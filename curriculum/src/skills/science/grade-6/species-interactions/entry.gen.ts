// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "species-interactions",
  "version": "d612ab8a7f9c",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "web",
  "prerequisites": [
    "population-resources"
  ],
  "misconceptions": [
    "population.reverses-effect",
    "evidence.overcautious",
    "evidence.within-scatter",
    "interactions.mixes-kinds",
    "population.no-effect",
    "reading.wrong-series",
    "reading.wrong-axis",
    "data.stops-early",
    "data.adds",
    "evidence.beyond-data",
    "interactions.one-side",
    "interactions.nonliving-left-out",
    "population.food-only",
    "population.fights-only",
    "interactions.by-looks",
    "population.animals-decide",
    "interactions.plans-help",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "How species interact",
      "description": "Use counts of two species, alone and together, to find what each does to the other, and predict the same pattern in other ecosystems.",
      "terms": [
        "mutualism",
        "competition",
        "predator",
        "parasite",
        "commensalism"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Cómo interactúan las especies",
      "description": "Usa conteos de dos especies, solas y juntas, para descubrir qué le hace cada una a la otra, y predice el mismo patrón en otros ecosistemas.",
      "terms": [
        "mutualismo",
        "competencia",
        "depredador",
        "parásito",
        "comensalismo"
      ]
    }
  },
  "models": [
    {
      "id": "with-and-without",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "MS-LS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "inline-choice",
          "ways": 36
        },
        {
          "kind": "inline-choice",
          "ways": 48
        }
      ]
    },
    {
      "id": "read-cycle",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "MS-LS2-2"
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
        "MS-LS2-2"
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
        "MS-LS2-2"
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
      "id": "sort-pairs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS2-2"
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
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "order-effects",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS2-2"
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
        "MS-LS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
        "MS-LS2-2"
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
