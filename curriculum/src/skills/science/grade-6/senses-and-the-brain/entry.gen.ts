// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "senses-and-the-brain",
  "version": "0399a433526c",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "heart",
  "prerequisites": [
    "body-systems"
  ],
  "misconceptions": [
    "senses.wrong-receptor",
    "senses.brain-first",
    "senses.no-stimulus",
    "senses.no-brain",
    "senses.memory-outside",
    "evidence.within-scatter",
    "evidence.one-run",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.keeps-outlier",
    "data.stops-early",
    "data.no-division",
    "evidence.picks-best-run",
    "reading.one-point",
    "population.steady-growth",
    "evidence.beyond-data",
    "senses.response-only",
    "senses.memory-only",
    "senses.organ-senses",
    "argue.beside-the-claim",
    "senses.sends-out",
    "senses.no-time",
    "senses.memory-fixed",
    "inquiry.changes-two"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Structures and processes",
      "name": "The senses and the brain",
      "description": "Follow signals from receptors to the brain, and use data on quick responses and on memories.",
      "terms": [
        "stimulus",
        "receptor",
        "nerve",
        "response",
        "memory"
      ]
    },
    "es": {
      "strand": "Estructuras y procesos",
      "name": "Los sentidos y el cerebro",
      "description": "Sigue las señales de los receptores al cerebro, y usa datos sobre respuestas rápidas y sobre recuerdos.",
      "terms": [
        "estímulo",
        "receptor",
        "nervio",
        "respuesta",
        "recuerdo"
      ]
    }
  },
  "models": [
    {
      "id": "signal-paths",
      "thinking": "explain",
      "seconds": 55,
      "standards": [
        "MS-LS1-8"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "order",
          "ways": 120
        },
        {
          "kind": "order",
          "ways": 720
        }
      ]
    },
    {
      "id": "compare-presses",
      "thinking": "read a figure",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-LS1-8"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 6
        },
        {
          "kind": "inline-choice",
          "ways": 9
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS1-8"
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
        "MS-LS1-8"
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-8"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS1-8"
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
        "MS-LS1-8"
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
