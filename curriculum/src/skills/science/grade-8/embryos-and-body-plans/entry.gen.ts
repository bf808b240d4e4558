// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "embryos-and-body-plans",
  "version": "66bfb79881a8",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "inheritance",
  "prerequisites": [
    "common-ancestry"
  ],
  "misconceptions": [
    "embryos.counts-own",
    "reading.wrong-series",
    "data.stops-early",
    "reading.wrong-axis",
    "data.adds",
    "data.no-division",
    "reading.one-point",
    "ancestry.later-look",
    "embryos.early-stage-decides",
    "order.backward",
    "ancestry.by-nearness",
    "embryos.age-for-stage",
    "ancestry.leftover-useless",
    "ancestry.replays",
    "argue.beside-the-claim",
    "ancestry.from-living",
    "evidence.beyond-data",
    "ancestry.use-is-kinship",
    "evidence.overcautious",
    "order.step-too-early",
    "selection.goal",
    "selection.need",
    "ancestry.reads-backward",
    "selection.individual-changes"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Biological evolution",
      "name": "Embryos and body plans",
      "description": "Compare embryos and larvae stage by stage to find kinship that grown bodies hide.",
      "terms": [
        "embryo",
        "stage",
        "larva",
        "body plan",
        "kinship"
      ]
    },
    "es": {
      "strand": "Evolución biológica",
      "name": "Embriones y planes corporales",
      "description": "Compara embriones y larvas etapa por etapa para hallar parentescos que el cuerpo adulto esconde.",
      "terms": [
        "embrión",
        "etapa",
        "larva",
        "plan corporal",
        "parentesco"
      ]
    }
  },
  "models": [
    {
      "id": "count-shared",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "MS-LS4-3"
      ],
      "isComputed": true,
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
      "id": "read-course",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS4-3"
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
      "id": "order-kin",
      "thinking": "compare",
      "seconds": 65,
      "standards": [
        "MS-LS4-3"
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
      "id": "sort-pairs",
      "thinking": "classify",
      "seconds": 65,
      "standards": [
        "MS-LS4-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "sort-clues",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS4-3"
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
        "MS-LS4-3"
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
        "MS-LS4-3"
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
        "MS-LS4-3"
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
