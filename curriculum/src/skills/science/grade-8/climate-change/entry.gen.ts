// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "climate-change",
  "version": "71ac23e8e8ca",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "warming",
  "prerequisites": [
    "scatter-plots"
  ],
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "percent.new-for-change",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "warming.gas-lid",
    "warming.any-pollution",
    "warming.ozone-hole",
    "warming.always-changed",
    "warming.sun-did-it",
    "cause.together",
    "warming.one-cold-day",
    "argue.beside-the-claim",
    "warming.sea-ice-raises-sea",
    "climate.weather-is-climate",
    "rate.upside-down",
    "impact.one-part-only",
    "cycles.same-speed",
    "impact.never-runs-out"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth and human activity",
      "name": "Causes of recent warming",
      "description": "Use records and models to question what has caused the rise of Earth’s temperature in the last century.",
      "terms": [
        "greenhouse effect",
        "carbon dioxide",
        "fossil fuel",
        "trend"
      ]
    },
    "es": {
      "strand": "La Tierra y la actividad humana",
      "name": "Causas del calentamiento reciente",
      "description": "Usa registros y modelos para preguntar qué ha causado el aumento de la temperatura de la Tierra en el último siglo.",
      "terms": [
        "efecto invernadero",
        "dióxido de carbono",
        "combustible fósil",
        "tendencia"
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
        "MS-ESS3-5"
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
        "MS-ESS3-5"
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
        "MS-ESS3-5"
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
        "MS-ESS3-5"
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
      "id": "sort-causes",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS3-5"
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
      "id": "order-chain",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS3-5"
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
          "ways": 24
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-ESS3-5"
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
        "MS-ESS3-5"
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
