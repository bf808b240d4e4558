// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "new-substances",
  "version": "5649a737348a",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "flask",
  "prerequisites": [
    "mixtures-and-properties"
  ],
  "misconceptions": [
    "mixing.always-new",
    "mixing.never-new",
    "mixing.one-sign",
    "packs.end-for-change",
    "data.adds",
    "data.no-division",
    "ratio.turned",
    "packs.directions-swapped",
    "data.stops-early",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "ratio.additive",
    "argue.beside-the-claim",
    "inquiry.no-comparison",
    "substance.gas-is-nothing",
    "property.looks-decide",
    "substance.turns-into",
    "substance.unseen-is-gone",
    "packs.energy-from-nothing",
    "packs.cold-is-made",
    "dissolve.all-dissolves",
    "property.same-in-both",
    "property.of-the-piece",
    "reaction.state-change-is-new"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "New substances",
      "description": "Use evidence to decide whether mixing things made a new substance.",
      "terms": [
        "substance",
        "mixture",
        "property",
        "chemical reaction"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Sustancias nuevas",
      "description": "Usa evidencia para decidir si al mezclar se formó una sustancia nueva.",
      "terms": [
        "sustancia",
        "mezcla",
        "propiedad",
        "reacción química"
      ]
    }
  },
  "models": [
    {
      "id": "judge-mixes",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "5-PS1-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-PS1-4"
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
        "5-PS1-4"
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
        "5-PS1-4"
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
        "5-PS1-4"
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
      "id": "sort-signs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS1-4"
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
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-PS1-4"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-PS1-4"
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
        "5-PS1-4"
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
