// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "pedigrees",
  "version": "6a163a7ebe25",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "dog",
  "prerequisites": [
    "inheritance"
  ],
  "misconceptions": [
    "reading.one-point",
    "reading.wrong-series",
    "heredity.other-trait",
    "heredity.beyond-the-tree",
    "data.stops-early",
    "heredity.chance-is-promise",
    "heredity.always-three-to-one",
    "heredity.hidden-is-lost",
    "heredity.half-and-half",
    "heredity.ratio-as-fraction",
    "heredity.recessive-shows",
    "chance.one-stage",
    "chance.adds-chances",
    "chance.adds-outcomes",
    "heredity.look-is-alleles",
    "evidence.overcautious",
    "data.no-division",
    "ratio.turned",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "heredity.gives-both",
    "heredity.one-parent-only",
    "heredity.blends",
    "chance.balances-out",
    "heredity.dominant-is-common",
    "mutations.on-purpose",
    "evidence.one-run",
    "argue.beside-the-claim",
    "selection.strongest",
    "mutations.levels-mixed",
    "heredity.words-mixed-up"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Heredity",
      "name": "Pedigrees",
      "description": "Use family trees with Punnett squares to find hidden alleles and to predict traits.",
      "terms": [
        "pedigree",
        "carrier",
        "generation",
        "genotype"
      ]
    },
    "es": {
      "strand": "Herencia",
      "name": "Árboles genealógicos",
      "description": "Usa árboles genealógicos con cuadros de Punnett para hallar alelos escondidos y predecir rasgos.",
      "terms": [
        "árbol genealógico",
        "portador",
        "generación",
        "genotipo"
      ]
    }
  },
  "models": [
    {
      "id": "read-tree",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "MS-LS3-2"
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
      "id": "next-offspring",
      "thinking": "compute",
      "seconds": 75,
      "standards": [
        "MS-LS3-2"
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
      "id": "find-carriers",
      "thinking": "work backwards",
      "seconds": 65,
      "standards": [
        "MS-LS3-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 63
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
      "id": "tree-claims",
      "thinking": "find the mistake",
      "seconds": 75,
      "standards": [
        "MS-LS3-2"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS3-2"
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
        "MS-LS3-2"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-LS3-2"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS3-2"
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
          "ways": 27
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS3-2"
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
