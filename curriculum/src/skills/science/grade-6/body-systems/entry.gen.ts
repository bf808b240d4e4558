// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "body-systems",
  "version": "b9f3918b1074",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "heart",
  "prerequisites": [
    "cells",
    "unit-rates"
  ],
  "misconceptions": [
    "body.mixes-organs",
    "body.wrong-system",
    "body.systems-separate",
    "body.levels-swapped",
    "body.not-of-cells",
    "body.air-in-heart",
    "body.food-goes-whole",
    "body.waste-mixed",
    "body.brain-only-thinks",
    "body.times-seconds",
    "data.stops-early",
    "ratio.additive",
    "reading.one-point",
    "argue.beside-the-claim",
    "cause.together",
    "population.reverses-effect",
    "evidence.one-run",
    "order.step-too-early",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.controls-everything",
    "inquiry.measures-other"
  ],
  "formerIds": {
    "count-not-rate": "data.stops-early",
    "wrong-factor": "body.times-seconds",
    "misreads-data": "reading.one-point",
    "cause-from-pattern": "cause.together"
  },
  "words": {
    "en": {
      "strand": "Structures and processes",
      "name": "Body systems",
      "description": "See how cells, tissues, and organs make up systems that work together.",
      "terms": [
        "tissue",
        "organ",
        "organ system",
        "circulatory system",
        "respiratory system",
        "nervous system"
      ]
    },
    "es": {
      "strand": "Estructuras y procesos",
      "name": "Sistemas del cuerpo",
      "description": "Ve cómo células, tejidos y órganos forman sistemas que trabajan juntos.",
      "terms": [
        "tejido",
        "órgano",
        "sistema de órganos",
        "sistema circulatorio",
        "sistema respiratorio",
        "sistema nervioso"
      ]
    }
  },
  "models": [
    {
      "id": "organ-drawing",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "MS-LS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 3125
        },
        {
          "kind": "hot-spot",
          "ways": 5
        },
        {
          "kind": "hot-spot",
          "ways": 10
        }
      ]
    },
    {
      "id": "pulse-and-breath",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "MS-LS1-3"
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
      "id": "parts-and-systems",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 3125
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS1-3"
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
      "id": "terms",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS1-3"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS1-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
      "id": "system-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS1-3"
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
