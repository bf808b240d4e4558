// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "crystals-and-molecules",
  "version": "b4421395058a",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "atoms",
  "prerequisites": [
    "atoms-and-molecules",
    "volume-of-prisms"
  ],
  "misconceptions": [
    "atoms.piece-is-formula",
    "ratio.part-whole",
    "ratio.additive",
    "data.stops-early",
    "reaction.subscript",
    "reading.wrong-series",
    "atoms.layer-only",
    "data.adds",
    "atoms.crystal-of-molecules",
    "atoms.edge-like-inside",
    "atoms.one-atom-per-element",
    "ratio.looks-at-one",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "atoms.apart-is-molecule",
    "atoms.crystal-is-extended",
    "atoms.model-is-photo",
    "argue.beside-the-claim",
    "substance.particle-like-bulk",
    "atoms.subscript-wrong-atom",
    "order.step-too-early",
    "atoms.compound-is-mixture"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Molecules and extended structures",
      "description": "Use models to tell molecules from extended structures, count their atoms, and find the pattern that repeats.",
      "terms": [
        "molecule",
        "extended structure",
        "crystal",
        "formula",
        "model"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Moléculas y estructuras extendidas",
      "description": "Usa modelos para distinguir moléculas de estructuras extendidas, contar sus átomos y hallar el patrón que se repite.",
      "terms": [
        "molécula",
        "estructura extendida",
        "cristal",
        "fórmula",
        "modelo"
      ]
    }
  },
  "models": [
    {
      "id": "layer-pattern",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-PS1-1"
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
      "id": "salt-block",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "MS-PS1-1"
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
      "id": "kit",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "MS-PS1-1"
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
        "MS-PS1-1"
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
        "MS-PS1-1"
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
      "id": "sort-models",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 16
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
        "MS-PS1-1"
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
        "MS-PS1-1"
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
          "ways": 9
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-PS1-1"
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
