// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "compound-events",
  "version": "848f6a38b630",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "dice",
  "prerequisites": [
    "probability",
    "multiply-fractions"
  ],
  "misconceptions": [
    "chance.adds-outcomes",
    "chance.one-stage",
    "chance.one-order",
    "chance.once-or-more",
    "operations.mixes-words",
    "chance.equal-kinds",
    "chance.part-to-part",
    "chance.one-over-all",
    "chance.adds-chances",
    "chance.complement",
    "chance.as-if-put-back",
    "chance.poor-simulation"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Compound events",
      "description": "List, count, and simulate what can happen when two or more things happen together.",
      "terms": [
        "compound event",
        "sample space",
        "simulation"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Eventos compuestos",
      "description": "Enumera, cuenta y simula lo que puede pasar cuando ocurren dos o más cosas juntas.",
      "terms": [
        "evento compuesto",
        "espacio muestral",
        "simulación"
      ]
    }
  },
  "models": [
    {
      "id": "count-outcomes",
      "thinking": "use in a story",
      "seconds": 50,
      "standards": [
        "7.SP.C.8b"
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
      "id": "pick-outcomes",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.SP.C.8b"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 255
        },
        {
          "kind": "choices",
          "ways": 255
        }
      ]
    },
    {
      "id": "fill-outcomes",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "7.SP.C.8b"
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
      "id": "table-chance",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "7.SP.C.8a",
        "7.SP.C.8b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "tree-chance",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "7.SP.C.8a",
        "7.SP.C.8b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "letter-chance",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "7.SP.C.8a"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "estimate-chance",
      "thinking": "use in a story",
      "seconds": 90,
      "standards": [
        "7.SP.C.8c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "design-trials",
      "thinking": "explain",
      "seconds": 90,
      "standards": [
        "7.SP.C.8c"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 36
        },
        {
          "kind": "inline-choice",
          "ways": 36
        },
        {
          "kind": "inline-choice",
          "ways": 108
        }
      ]
    }
  ]
}
