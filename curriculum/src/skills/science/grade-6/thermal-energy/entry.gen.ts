// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "thermal-energy",
  "version": "e84820b920d5",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "thermometer",
  "prerequisites": [
    "equivalent-ratios"
  ],
  "misconceptions": [
    "thermal.cold-flows",
    "thermal.temperature-is-energy",
    "thermal.material-temperature",
    "thermal.insulator-makes-heat",
    "thermal.flows-to-warmer",
    "thermal.keeps-its-heat",
    "thermal.cools-below-room",
    "thermal.meets-in-middle",
    "thermal.mass-alone",
    "thermal.energy-vanishes",
    "thermal.adds-temperatures",
    "thermal.heat-capacity-as-speed",
    "thermal.insulators-for-warm-things",
    "thermal.energy-sets-temperature",
    "thermal.small-things-hold-heat",
    "thermal.material-alone",
    "thermal.one-path",
    "thermal.more-means-colder",
    "cooling.steady",
    "cooling.stays-hot",
    "heating.doubles-reading",
    "heating.stays",
    "reading.one-point",
    "reading.wrong-axis",
    "reading.wrong-series",
    "data.adds",
    "data.stops-early",
    "data.no-division",
    "data.middle-value",
    "evidence.within-scatter",
    "evidence.overcautious",
    "evidence.keeps-outlier",
    "evidence.scatter-is-error",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.measures-other",
    "inquiry.no-comparison",
    "evidence.picks-best-run",
    "evidence.one-run"
  ],
  "formerIds": {
    "temperatures-add": "thermal.adds-temperatures",
    "ignores-mass": "thermal.meets-in-middle",
    "heat-stays": "thermal.keeps-its-heat",
    "reads-one-point": "reading.one-point",
    "reads-wrong-axis": "reading.wrong-axis",
    "cools-steadily": "cooling.steady",
    "cools-to-zero": "thermal.cools-below-room",
    "stops-at-difference": "data.stops-early",
    "changes-other": "inquiry.tests-other",
    "metal-is-colder": "thermal.material-temperature",
    "wool-makes-heat": "thermal.insulator-makes-heat"
  },
  "words": {
    "en": {
      "strand": "Energy",
      "name": "Thermal energy and temperature",
      "description": "Find out where energy flows, read what a test shows, and slow the flow down.",
      "terms": [
        "temperature",
        "thermal energy",
        "conductor",
        "insulator",
        "independent variable",
        "hypothesis",
        "uncertainty",
        "outlier"
      ]
    },
    "es": {
      "strand": "Energía",
      "name": "Energía térmica y temperatura",
      "description": "Descubre hacia dónde pasa la energía, lee lo que muestra una prueba y frena su paso.",
      "terms": [
        "temperatura",
        "energía térmica",
        "conductor",
        "aislante",
        "variable independiente",
        "hipótesis",
        "incertidumbre",
        "valor atípico"
      ]
    }
  },
  "models": [
    {
      "id": "read-off",
      "thinking": "read a figure",
      "seconds": 40,
      "standards": [
        "MS-PS3-4"
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
      "id": "predict-next",
      "thinking": "use in a story",
      "seconds": 55,
      "standards": [
        "MS-PS3-4"
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
      "id": "compare",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS3-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "number",
          "ways": 0
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    },
    {
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-PS3-4"
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
      "id": "find-outlier",
      "thinking": "find the mistake",
      "seconds": 45,
      "standards": [
        "MS-PS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 6
        },
        {
          "kind": "choice",
          "ways": 8
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "fair-test",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "inline-choice",
          "ways": 8
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "MS-PS3-3"
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
      "id": "explain-materials",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "MS-PS3-4"
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
      "id": "predict-materials",
      "thinking": "use in a story",
      "seconds": 55,
      "standards": [
        "MS-PS3-4"
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
      "id": "plan-next",
      "thinking": "work backwards",
      "seconds": 45,
      "standards": [
        "MS-PS3-4"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
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
    },
    {
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-PS3-4"
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
      "id": "heat-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS3-3",
        "MS-PS3-4"
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
