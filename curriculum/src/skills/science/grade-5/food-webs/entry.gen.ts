// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "food-webs",
  "version": "9da4f3592d89",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "web",
  "prerequisites": [],
  "misconceptions": [
    "webs.arrows-backward",
    "webs.only-direct",
    "webs.counts-farther",
    "webs.all-alike",
    "webs.by-habit",
    "webs.counts-the-lost",
    "webs.mixes-roles",
    "webs.fungi-are-plants",
    "plants.food-from-soil",
    "plants.energy-as-matter",
    "plants.gases-swapped",
    "webs.matter-vanishes",
    "webs.energy-returns",
    "webs.no-sun",
    "population.reverses-effect",
    "population.no-limit",
    "argue.beside-the-claim",
    "order.step-too-early"
  ],
  "formerIds": {
    "arrow-means-eats": "webs.arrows-backward",
    "all-links-alike": "webs.all-alike",
    "wrong-way-round": "population.reverses-effect",
    "guesses-from-size": "webs.by-habit",
    "mixes-up-roles": "webs.mixes-roles",
    "plants-eat-soil": "plants.food-from-soil",
    "energy-comes-round": "webs.energy-returns",
    "animals-need-no-sun": "webs.no-sun"
  },
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Food webs",
      "description": "Follow matter and energy from plants to animals, to decomposers, and back.",
      "terms": [
        "producer",
        "consumer",
        "decomposer",
        "food chain",
        "food web"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Redes alimentarias",
      "description": "Sigue la materia y la energía de las plantas a los animales, a los descomponedores y de vuelta.",
      "terms": [
        "productor",
        "consumidor",
        "descomponedor",
        "cadena alimentaria",
        "red alimentaria"
      ]
    }
  },
  "models": [
    {
      "id": "read-arrows",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "5-LS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 63
        },
        {
          "kind": "choices",
          "ways": 63
        }
      ]
    },
    {
      "id": "count-chains",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "5-LS2-1"
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
      "id": "species-removed",
      "thinking": "use in a story",
      "seconds": 45,
      "standards": [
        "5-LS2-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 63
        },
        {
          "kind": "choices",
          "ways": 63
        }
      ]
    },
    {
      "id": "choose-roles",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-LS2-1",
        "5-PS3-1",
        "5-LS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-PS3-1",
        "5-LS2-1",
        "5-LS1-1"
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
      "id": "terms",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "5-LS2-1",
        "5-PS3-1",
        "5-LS1-1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-LS2-1",
        "5-LS1-1",
        "5-PS3-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
      "id": "matter-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "5-PS3-1",
        "5-LS2-1"
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
