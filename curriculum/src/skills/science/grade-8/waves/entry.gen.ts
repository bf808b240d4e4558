// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "waves",
  "version": "e5a0786398a5",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "wave",
  "prerequisites": [
    "unit-rates"
  ],
  "misconceptions": [
    "wave.height-is-amplitude",
    "wave.half-wave",
    "wave.counts-waves",
    "wave.mixes-measures",
    "wave.period-frequency",
    "wave.wrong-operation",
    "wave.inverse",
    "wave.loud-is-high",
    "wave.energy-amplitude",
    "wave.speed-by-source",
    "wave.matter-travels",
    "wave.no-medium",
    "wave.at-surface",
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ],
  "formerIds": {
    "light-surface": "wave.at-surface"
  },
  "words": {
    "en": {
      "strand": "Waves",
      "name": "Waves",
      "description": "Measure and compare waves, and tell what they carry.",
      "terms": [
        "amplitude",
        "wavelength",
        "frequency",
        "compression",
        "medium"
      ]
    },
    "es": {
      "strand": "Ondas",
      "name": "Ondas",
      "description": "Mide y compara ondas, y di qué llevan.",
      "terms": [
        "amplitud",
        "longitud de onda",
        "frecuencia",
        "compresión",
        "medio"
      ]
    }
  },
  "models": [
    {
      "id": "wave-parts",
      "thinking": "classify",
      "seconds": 45,
      "standards": [
        "MS-PS4-1"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 625
        },
        {
          "kind": "label",
          "ways": 64
        },
        {
          "kind": "label",
          "ways": 625
        }
      ]
    },
    {
      "id": "measure-wave",
      "thinking": "read a figure",
      "seconds": 45,
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
      "id": "wave-speed",
      "thinking": "compute",
      "seconds": 50,
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 90,
      "calculator": "basic",
      "standards": [
        "MS-PS4-1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "energy-table",
      "thinking": "work backwards",
      "seconds": 55,
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
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-PS4-2"
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
      "id": "compare-waves",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "MS-PS4-1",
        "MS-PS4-2"
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
      "id": "sort-waves",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS4-2",
        "MS-PS4-1"
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
      "id": "terms",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-PS4-1",
        "MS-PS4-2"
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
    },
    {
      "id": "wave-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS4-1",
        "MS-PS4-2"
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
