// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "protecting-biodiversity",
  "version": "a02fd0d3b27f",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "leaf",
  "prerequisites": [
    "matter-and-energy-in-ecosystems",
    "engineering-trade-offs"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "percent.wrong-whole",
    "rate.upside-down",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "services.only-what-is-sold",
    "services.made-by-people",
    "biodiversity.counts-individuals",
    "biodiversity.large-animals-only",
    "biodiversity.any-species-helps",
    "impact.fixes-beside",
    "biodiversity.one-species-alone",
    "design.mixes-needs-and-limits",
    "design.detail-as-need",
    "design.one-sided",
    "webs.only-direct",
    "monitor.no-baseline",
    "monitor.one-reading",
    "design.first-idea",
    "population.reverses-effect",
    "impact.one-part-only",
    "design.cheapest-is-best",
    "design.failure-is-useless",
    "evidence.picks-best-run",
    "evidence.scatter-is-error",
    "design.constraint-ignored",
    "biodiversity.words-mixed"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ecosystems",
      "name": "Protecting biodiversity",
      "description": "Compare designs that keep many kinds of living things, and what these do for people.",
      "terms": [
        "biodiversity",
        "ecosystem service",
        "native species",
        "invasive species"
      ]
    },
    "es": {
      "strand": "Ecosistemas",
      "name": "Proteger la biodiversidad",
      "description": "Compara diseños que conservan muchos tipos de seres vivos y lo que estos hacen por la gente.",
      "terms": [
        "biodiversidad",
        "servicio del ecosistema",
        "especie nativa",
        "especie invasora"
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
        "MS-LS2-5"
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
        "MS-LS2-5"
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
        "MS-LS2-5"
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
      "id": "sort-designs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS2-5"
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
        "MS-LS2-5"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS2-5"
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
        "MS-LS2-5"
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
