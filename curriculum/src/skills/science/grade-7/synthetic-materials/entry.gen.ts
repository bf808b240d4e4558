// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "synthetic-materials",
  "version": "acd8d48f5c11",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "shirt",
  "prerequisites": [
    "conservation-of-mass"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "property.same-in-both",
    "order.backward",
    "property.beside-need",
    "evidence.within-scatter",
    "synthetic.mixed-is-synthetic",
    "synthetic.from-nothing",
    "synthetic.keeps-properties",
    "synthetic.only-benefit",
    "synthetic.disappears",
    "synthetic.natural-is-better",
    "argue.beside-the-claim",
    "evidence.one-run",
    "impact.away-is-gone",
    "property.of-the-piece",
    "impact.never-runs-out"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "Synthetic materials",
      "description": "Gather and judge information about materials that people make from natural resources, and how they affect society.",
      "terms": [
        "synthetic",
        "natural resource",
        "polymer",
        "property"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Materiales sintéticos",
      "description": "Reúne y juzga información sobre materiales que se hacen de recursos naturales y cómo influyen en la sociedad.",
      "terms": [
        "sintético",
        "recurso natural",
        "polímero",
        "propiedad"
      ]
    }
  },
  "models": [
    {
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-PS1-3"
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
        "MS-PS1-3"
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
        "MS-PS1-3"
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
        "MS-PS1-3"
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
      "id": "sort-sources",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS1-3"
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
      "id": "order-making",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS1-3"
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
        "MS-PS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
        "MS-PS1-3"
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
