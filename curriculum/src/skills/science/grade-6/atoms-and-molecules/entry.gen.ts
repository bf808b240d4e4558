// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "atoms-and-molecules",
  "version": "0f12ae4cdf79",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "atoms",
  "prerequisites": [
    "particles-of-matter",
    "equivalent-ratios"
  ],
  "misconceptions": [
    "atoms.subscript-wrong-atom",
    "atoms.compound-is-mixture",
    "atoms.apart-is-molecule",
    "reaction.coefficient",
    "reaction.molecules-conserved",
    "reaction.subscript",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "ratio.part-whole",
    "atoms.one-atom-per-element",
    "substance.stuff-between",
    "reaction.every-atom",
    "substance.particle-like-bulk",
    "atoms.crystal-of-molecules",
    "atoms.model-is-photo",
    "reaction.one-term",
    "substance.particles-visible",
    "substance.no-particles"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Atoms and molecules",
      "description": "Use models of molecules and crystals to tell what substances are made of.",
      "terms": [
        "atom",
        "molecule",
        "element",
        "compound",
        "subscript",
        "extended structure"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Átomos y moléculas",
      "description": "Usa modelos de moléculas y cristales para decir de qué están hechas las sustancias.",
      "terms": [
        "átomo",
        "molécula",
        "elemento",
        "compuesto",
        "subíndice",
        "estructura extendida"
      ]
    }
  },
  "models": [
    {
      "id": "match-drawings",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "MS-PS1-1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "which-model",
      "thinking": "find the mistake",
      "seconds": 40,
      "standards": [
        "MS-PS1-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    },
    {
      "id": "count-crystal",
      "thinking": "compute",
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
      "id": "sort-substances",
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
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
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
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS1-1"
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
