// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "protecting-earth",
  "version": "8534d52e582a",
  "subject": "science",
  "gradeLevel": 5,
  "icon": "recycle",
  "prerequisites": [
    "water-on-earth"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "impact.one-part-only",
    "impact.natural-is-harmless",
    "impact.away-is-gone",
    "impact.only-harm",
    "impact.fixes-beside",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "impact.never-runs-out",
    "inquiry.no-comparison",
    "impact.one-person-no-effect",
    "design.one-sided",
    "rocks.place-today",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth and human activity",
      "name": "Protecting Earth’s resources",
      "description": "Use data to find out how people affect land, water, air, and life, and which actions of a community protect them.",
      "terms": [
        "natural resource",
        "pollution",
        "recycle",
        "erosion"
      ]
    },
    "es": {
      "strand": "La Tierra y la actividad humana",
      "name": "Proteger los recursos de la Tierra",
      "description": "Usa datos para averiguar cómo influyen las personas en la tierra, el agua, el aire y la vida, y qué acciones de una comunidad los protegen.",
      "terms": [
        "recurso natural",
        "contaminación",
        "reciclar",
        "erosión"
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
        "5-ESS3-1"
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
        "5-ESS3-1"
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
        "5-ESS3-1"
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
        "5-ESS3-1"
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
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "5-ESS3-1"
      ],
      "isComputed": false,
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "5-ESS3-1"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-effects",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5-ESS3-1"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "5-ESS3-1"
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
        "5-ESS3-1"
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
