// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "experimental-probability",
  "version": "9789fe756c2e",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "dice",
  "prerequisites": [
    "probability",
    "proportional-relationships"
  ],
  "misconceptions": [
    "chance.part-to-part",
    "chance.complement",
    "chance.one-over-all",
    "sample.one-of-several",
    "sample.not-scaled",
    "ratio.additive",
    "chance.fifty-fifty",
    "ratio.stops-early",
    "chance.multiplies-back",
    "chance.one-part",
    "chance.equal-kinds",
    "chance.counts-only",
    "chance.reversed",
    "ratio.subtracts",
    "chance.exact-forecast",
    "sample.tells-nothing",
    "chance.small-sample",
    "chance.divides-by-favorable",
    "chance.balances-out",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "chance.one-of-two",
    "model.answers-other",
    "chance.poor-simulation",
    "chance.adds-chances",
    "chance.one-stage"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Experimental probability",
      "description": "Use results of many trials to find probabilities, make predictions, and check models.",
      "terms": [
        "trial",
        "experimental probability",
        "probability model",
        "expected number"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Probabilidad experimental",
      "description": "Usa resultados de muchos intentos para hallar probabilidades, predecir y revisar modelos.",
      "terms": [
        "intento",
        "probabilidad experimental",
        "modelo de probabilidad",
        "número esperado"
      ]
    }
  },
  "models": [
    {
      "id": "find-chance",
      "thinking": "compute",
      "seconds": 50,
      "standards": [
        "7.SP.C.6",
        "7.SP.C.7b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        },
        {
          "kind": "fraction",
          "ways": 0
        }
      ]
    },
    {
      "id": "forecast",
      "thinking": "use in a story",
      "seconds": 70,
      "standards": [
        "7.SP.C.6"
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
      "id": "compare-model",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "7.SP.C.7b"
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
      "id": "order-chances",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.SP.C.6",
        "7.SP.C.7b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 24
        }
      ]
    },
    {
      "id": "sort-results",
      "thinking": "classify",
      "seconds": 80,
      "standards": [
        "7.SP.C.7b"
      ],
      "isComputed": true,
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
      "id": "long-run",
      "thinking": "explain",
      "seconds": 70,
      "standards": [
        "7.SP.C.6",
        "7.SP.C.7b"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "7.SP.C.6"
      ],
      "isComputed": true,
      "isClaim": true,
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "calculator": "basic",
      "standards": [
        "7.SP.C.6",
        "7.SP.C.7a",
        "7.SP.C.7b",
        "7.SP.C.8a"
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
    }
  ]
}
