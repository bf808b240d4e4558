// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "chemical-reactions",
  "version": "9934d6f41ff8",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "flask",
  "prerequisites": [
    "new-substances",
    "unit-rates"
  ],
  "misconceptions": [
    "evidence.within-scatter",
    "mixing.never-new",
    "property.of-the-piece",
    "evidence.beyond-data",
    "property.one-decides",
    "evidence.overcautious",
    "reading.wrong-series",
    "property.stops-at-first",
    "reaction.all-used",
    "data.stops-early",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "ratio.undoes-wrong-way",
    "substance.turns-into",
    "reading.one-point",
    "property.looks-decide",
    "argue.beside-the-claim",
    "mixing.one-sign",
    "reaction.state-change-is-new",
    "mixing.always-new",
    "dissolve.all-dissolves",
    "substance.unseen-is-gone",
    "reaction.mass-vanishes",
    "property.same-in-both",
    "synthetic.keeps-properties",
    "states.bubbles-are-air",
    "substance.words-mixed-up",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Chemical reactions",
      "description": "Compare the properties of substances before and after a change to decide whether a chemical reaction took place.",
      "terms": [
        "chemical reaction",
        "reactant",
        "product",
        "density",
        "solubility"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Reacciones químicas",
      "description": "Compara las propiedades de las sustancias antes y después de un cambio para decidir si hubo una reacción química.",
      "terms": [
        "reacción química",
        "reactivo",
        "producto",
        "densidad",
        "solubilidad"
      ]
    }
  },
  "models": [
    {
      "id": "judge-samples",
      "thinking": "read a figure",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "MS-PS1-2"
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
          "kind": "sort",
          "ways": 81
        }
      ]
    },
    {
      "id": "identify-solids",
      "thinking": "work backwards",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "MS-PS1-2"
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
        "MS-PS1-2"
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
        "MS-PS1-2"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-PS1-2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-PS1-2"
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
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS1-2"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
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
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-PS1-2"
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
