// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "human-impact",
  "version": "48d9688cdc14",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "factory",
  "prerequisites": [
    "water-on-earth",
    "engineering-trade-offs"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "percent.part-for-rest",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "monitor.measures-other",
    "monitor.no-baseline",
    "impact.source-mixed",
    "design.mixes-needs-and-limits",
    "design.one-sided",
    "impact.one-part-only",
    "impact.natural-is-harmless",
    "impact.fixes-beside",
    "design.first-idea",
    "monitor.one-reading",
    "impact.away-is-gone",
    "thermal.keeps-its-heat",
    "thermal.cold-flows",
    "cause.together",
    "impact.only-harm",
    "water.processes-mixed",
    "plants.food-from-soil"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth and human activity",
      "name": "Monitoring human impact",
      "description": "Use data to design ways to monitor how people affect land, water, and air, and to lessen that impact.",
      "terms": [
        "impact",
        "to monitor",
        "runoff",
        "nutrient"
      ]
    },
    "es": {
      "strand": "La Tierra y la actividad humana",
      "name": "Vigilar el impacto humano",
      "description": "Usa datos para diseñar cómo vigilar el efecto de las personas en la tierra, el agua y el aire, y cómo reducirlo.",
      "terms": [
        "impacto",
        "vigilar",
        "escorrentía",
        "nutriente"
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
        "MS-ESS3-3"
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
        "MS-ESS3-3"
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
        "MS-ESS3-3"
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
        "MS-ESS3-3"
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
      "id": "sort-plans",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS3-3"
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
      "id": "order-design",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS3-3"
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
        "MS-ESS3-3"
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
        "MS-ESS3-3"
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
