// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "conserving-resources",
  "version": "cd775c0f233c",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "recycle",
  "prerequisites": [
    "human-impact",
    "percent-problems"
  ],
  "misconceptions": [
    "reading.one-point",
    "data.middle-value",
    "data.stops-early",
    "reading.wrong-series",
    "percent.part-for-rest",
    "percent.percent-as-amount",
    "data.adds",
    "consumption.each-only",
    "percent.wrong-whole",
    "percent.compares-amounts",
    "ratio.looks-at-one",
    "order.backward",
    "impact.recycling-first",
    "monitor.one-reading",
    "monitor.measures-other",
    "consumption.people-only",
    "impact.fixes-beside",
    "impact.one-person-no-effect",
    "monitor.no-baseline",
    "impact.away-is-gone",
    "order.step-too-early",
    "impact.one-part-only",
    "impact.any-bin",
    "consumption.same-everywhere",
    "consumption.no-tools",
    "impact.natural-is-harmless",
    "evidence.beyond-data",
    "evidence.overcautious"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth and human activity",
      "name": "Conserving resources",
      "description": "Use audits and other measurements to find where water and materials are wasted, and to judge which actions help.",
      "terms": [
        "audit",
        "baseline",
        "to conserve",
        "compost",
        "to reuse"
      ]
    },
    "es": {
      "strand": "La Tierra y la actividad humana",
      "name": "Conservar los recursos",
      "description": "Usa auditorías y otras mediciones para hallar dónde se desperdician agua y materiales, y para juzgar qué acciones ayudan.",
      "terms": [
        "auditoría",
        "línea base",
        "conservar",
        "composta",
        "reutilizar"
      ]
    }
  },
  "models": [
    {
      "id": "water-audit",
      "thinking": "compute",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-ESS3-3"
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
      "id": "order-savings",
      "thinking": "compare",
      "seconds": 75,
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
      "id": "trash-chart",
      "thinking": "use in a story",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-ESS3-3",
        "MS-ESS3-4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "plot",
          "ways": 0
        },
        {
          "kind": "plot",
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
          "ways": 243
        }
      ]
    },
    {
      "id": "sort-actions",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS3-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
        "MS-ESS3-3",
        "MS-ESS3-4"
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
