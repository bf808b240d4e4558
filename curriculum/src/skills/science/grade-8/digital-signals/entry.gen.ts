// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "digital-signals",
  "version": "9b4b6f5c4ae6",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "binary",
  "prerequisites": [
    "waves"
  ],
  "misconceptions": [
    "signals.flips",
    "order.backward",
    "data.stops-early",
    "signals.place-ignored",
    "signals.digital-is-perfect",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "signals.bits-and-bytes",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "signals.bit-is-value",
    "signals.analog-is-old",
    "signals.noise-turns-back",
    "argue.beside-the-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Waves",
      "name": "Digital and analog signals",
      "description": "Use evidence to support the claim that digital signals carry information more reliably than analog ones.",
      "terms": [
        "analog signal",
        "digital signal",
        "noise",
        "bit"
      ]
    },
    "es": {
      "strand": "Ondas",
      "name": "Señales digitales y analógicas",
      "description": "Usa pruebas para apoyar la afirmación de que las señales digitales llevan información de modo más confiable que las analógicas.",
      "terms": [
        "señal analógica",
        "señal digital",
        "ruido",
        "bit"
      ]
    }
  },
  "models": [
    {
      "id": "decode",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "MS-PS4-3"
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
      "id": "ask-table",
      "thinking": "compute",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-PS4-3"
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
        "MS-PS4-3"
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
        "MS-PS4-3"
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
        "MS-PS4-3"
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
      "id": "sort-signals",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS4-3"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "order-steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-PS4-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 24
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
        "MS-PS4-3"
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
        "MS-PS4-3"
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
