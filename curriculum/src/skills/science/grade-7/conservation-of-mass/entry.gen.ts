// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "conservation-of-mass",
  "version": "c9a6c521671b",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "atoms",
  "prerequisites": [
    "mixtures-and-properties",
    "equivalent-ratios",
    "one-step-equations"
  ],
  "misconceptions": [
    "reaction.coefficient",
    "reaction.subscript",
    "reaction.adds-counts",
    "reaction.every-atom",
    "reaction.one-term",
    "reaction.stops-at-atoms",
    "reaction.molecules-conserved",
    "reaction.mass-vanishes",
    "reaction.all-used",
    "reaction.state-change-is-new",
    "substance.gas-is-nothing",
    "substance.unseen-is-gone",
    "substance.change-changes-weight",
    "substance.open-or-closed",
    "substance.part-forgotten",
    "substance.adds-all",
    "substance.compares-backward",
    "mixing.never-new",
    "mixing.one-sign",
    "data.stops-early",
    "reading.wrong-series",
    "evidence.scatter-is-error",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ],
  "formerIds": {
    "coefficient-overlooked": "reaction.coefficient",
    "subscript-overlooked": "reaction.subscript",
    "parentheses-overlooked": "reaction.subscript",
    "adds-instead": "reaction.adds-counts",
    "counts-every-atom": "reaction.every-atom",
    "multiplies-for-divides": "reaction.stops-at-atoms",
    "balanced-by-looks": "reaction.molecules-conserved",
    "one-term-only": "reaction.one-term",
    "gas-weighs-nothing": "substance.gas-is-nothing",
    "forgets-a-part": "substance.part-forgotten",
    "one-share-only": "ratio.stops-early",
    "adds-difference": "ratio.additive",
    "all-is-used": "reaction.all-used",
    "change-of-state-is-new": "reaction.state-change-is-new",
    "one-sign-proves": "mixing.one-sign"
  },
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Conservation of mass",
      "description": "Count atoms before and after a reaction, and find the mass that seems to be missing.",
      "terms": [
        "atom",
        "molecule",
        "coefficient",
        "subscript",
        "conserved"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Conservación de la masa",
      "description": "Cuenta átomos antes y después de una reacción y encuentra la masa que parece faltar.",
      "terms": [
        "átomo",
        "molécula",
        "coeficiente",
        "subíndice",
        "se conserva"
      ]
    }
  },
  "models": [
    {
      "id": "count-atoms",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "MS-PS1-5"
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
      "id": "rebuild-molecules",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "MS-PS1-5"
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
      "id": "missing-mass",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-PS1-5"
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
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-PS1-5"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS1-5",
        "MS-PS1-2"
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
      "id": "sort-changes",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS1-2",
        "MS-PS1-5"
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
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS1-5"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "where-did-it-go",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS1-5",
        "MS-PS1-2"
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
