// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "wave-energy",
  "version": "248870abe79c",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "wave",
  "prerequisites": [
    "waves",
    "proportional-relationships"
  ],
  "misconceptions": [
    "wave.energy-amplitude",
    "ratio.additive",
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "wave.counts-waves",
    "order.backward",
    "wave.inverse",
    "wave.period-frequency",
    "wave.height-is-amplitude",
    "wave.mixes-measures",
    "wave.half-wave",
    "wave.speed-by-source",
    "wave.wrong-operation",
    "wave.matter-travels",
    "wave.pulse-repeats",
    "evidence.overcautious",
    "wave.loud-is-high",
    "inquiry.changes-two",
    "argue.beside-the-claim",
    "order.step-too-early",
    "evidence.beyond-data",
    "evidence.within-scatter"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Waves",
      "name": "Wave energy",
      "description": "Use numbers, graphs, and tests to tell how amplitude, frequency, and wavelength change, and what that does to the energy of a wave.",
      "terms": [
        "amplitude",
        "wavelength",
        "frequency",
        "period",
        "joule (J)"
      ]
    },
    "es": {
      "strand": "Ondas",
      "name": "Energía de las ondas",
      "description": "Usa números, gráficas y pruebas para decir cómo cambian la amplitud, la frecuencia y la longitud de onda, y qué hace eso con la energía de una onda.",
      "terms": [
        "amplitud",
        "longitud de onda",
        "frecuencia",
        "período",
        "joule (J)"
      ]
    }
  },
  "models": [
    {
      "id": "change-wave",
      "thinking": "read a figure",
      "seconds": 75,
      "calculator": "basic",
      "standards": [
        "MS-PS4-1"
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
      "id": "order-waves",
      "thinking": "compare",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-PS4-1"
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
      "id": "energy-data",
      "thinking": "compute",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "MS-PS4-1"
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
      "id": "sort-claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-PS4-1"
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-PS4-1"
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
          "ways": 0
        }
      ]
    },
    {
      "id": "sort-changes",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS4-1"
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
        "MS-PS4-1"
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
        "MS-PS4-1"
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
        "MS-PS4-1"
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
