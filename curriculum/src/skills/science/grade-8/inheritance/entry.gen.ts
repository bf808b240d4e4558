// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "inheritance",
  "version": "26bfcb218bf1",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "inheritance",
  "prerequisites": [
    "equivalent-ratios",
    "probability"
  ],
  "misconceptions": [
    "heredity.one-parent-only",
    "heredity.gives-both",
    "heredity.expects-mixed",
    "heredity.look-is-alleles",
    "heredity.forgets-mixed",
    "heredity.recessive-shows",
    "heredity.hidden-is-lost",
    "heredity.ratio-as-fraction",
    "heredity.other-trait",
    "heredity.half-and-half",
    "heredity.always-three-to-one",
    "heredity.box-is-count",
    "heredity.dominant-is-common",
    "heredity.blends",
    "heredity.chance-is-promise",
    "heredity.one-parent-varies",
    "heredity.beyond-the-tree",
    "selection.acquired",
    "selection.need",
    "selection.environment-makes",
    "evidence.overcautious",
    "argue.beside-the-claim"
  ],
  "formerIds": {
    "gives-one": "heredity.one-parent-only",
    "phenotype-is-genotype": "heredity.look-is-alleles",
    "counts-one-kind": "heredity.forgets-mixed",
    "wrong-trait": "heredity.other-trait",
    "expects-half": "heredity.half-and-half",
    "stops-early": "heredity.box-is-count",
    "dominant-more-common": "heredity.dominant-is-common",
    "chance-has-memory": "heredity.chance-is-promise",
    "acquired-inherited": "selection.acquired",
    "asexual-varies": "heredity.one-parent-varies"
  },
  "words": {
    "en": {
      "strand": "Heredity",
      "name": "Inheritance of traits",
      "description": "Use Punnett squares and family trees to tell which traits offspring can have, and how often.",
      "terms": [
        "gene",
        "allele",
        "dominant",
        "recessive",
        "genotype",
        "phenotype",
        "sample size"
      ]
    },
    "es": {
      "strand": "Herencia",
      "name": "Herencia de rasgos",
      "description": "Usa cuadros de Punnett y árboles familiares para saber qué rasgos pueden tener los descendientes y con qué frecuencia.",
      "terms": [
        "gen",
        "alelo",
        "dominante",
        "recesivo",
        "genotipo",
        "fenotipo",
        "tamaño de la muestra"
      ]
    }
  },
  "models": [
    {
      "id": "punnett-square",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-LS3-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "table",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "expected-count",
      "thinking": "use in a story",
      "seconds": 60,
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
      "id": "find-parents",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "MS-LS3-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 16
        },
        {
          "kind": "inline-choice",
          "ways": 12
        }
      ]
    },
    {
      "id": "family-tree",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "MS-LS3-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "inline-choice",
          "ways": 9
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS3-2"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS3-2"
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
