// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "mixtures-and-properties",
  "version": "76eaba6a6796",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "flask",
  "prerequisites": [
    "particles-of-matter"
  ],
  "misconceptions": [
    "property.one-decides",
    "property.looks-decide",
    "property.same-in-both",
    "property.stops-at-first",
    "property.of-the-piece",
    "property.metals-magnetic",
    "property.beside-need",
    "dissolve.left-for-dissolved",
    "dissolve.all-dissolves",
    "dissolve.water-amount",
    "substance.unseen-is-gone",
    "substance.gas-is-nothing",
    "substance.compares-backward",
    "substance.adds-all",
    "mixing.always-new",
    "mixing.never-new",
    "mixing.one-sign",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.no-comparison"
  ],
  "formerIds": {
    "one-property": "property.one-decides",
    "property-shared": "property.same-in-both",
    "misreads-table": "reading.wrong-series",
    "size-is-property": "property.of-the-piece",
    "wrong-property": "property.beside-need",
    "dissolved-or-left": "dissolve.left-for-dissolved",
    "mixing-is-new": "mixing.always-new",
    "new-is-mixing": "mixing.never-new",
    "one-sign-proves": "mixing.one-sign",
    "unfair-test": "inquiry.changes-two"
  },
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Mixtures and properties",
      "description": "Tell materials apart by their properties, and find out if a new substance has formed.",
      "terms": [
        "property",
        "substance",
        "mixture",
        "solubility",
        "magnetic"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Mezclas y propiedades",
      "description": "Distingue materiales por sus propiedades y averigua si se formó una sustancia nueva.",
      "terms": [
        "propiedad",
        "sustancia",
        "mezcla",
        "solubilidad",
        "magnético"
      ]
    }
  },
  "models": [
    {
      "id": "unknown-powder",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "5-PS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 7
        }
      ]
    },
    {
      "id": "solid-samples",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 31
        },
        {
          "kind": "choices",
          "ways": 7
        }
      ]
    },
    {
      "id": "how-much-dissolves",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "5-PS1-3"
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
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "5-PS1-3"
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
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "5-PS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "new-substance",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-PS1-3",
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
          "kind": "match",
          "ways": 3125
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
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-PS1-3"
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
      "id": "property-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "5-PS1-3",
        "5-PS1-4"
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
