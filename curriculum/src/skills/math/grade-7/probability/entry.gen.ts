// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "probability",
  "version": "5c2b04c7fed1",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "dice",
  "prerequisites": [
    "equivalent-ratios",
    "add-fractions"
  ],
  "misconceptions": [
    "chance.part-to-part",
    "chance.equal-kinds",
    "chance.complement",
    "chance.one-of-two",
    "chance.one-over-all",
    "chance.uneven-parts",
    "chance.one-part",
    "chance.multiplies-back",
    "chance.fixed-total",
    "chance.final-count",
    "chance.reversed",
    "chance.looks-of-number",
    "chance.counts-only",
    "chance.divides-by-favorable",
    "ratio.additive",
    "chance.adds-outcomes",
    "chance.adds-chances",
    "chance.one-stage",
    "chance.one-order",
    "chance.once-or-more",
    "chance.balances-out",
    "chance.small-sample",
    "chance.exact-forecast",
    "chance.unlikely-never",
    "chance.fifty-fifty",
    "chance.poor-simulation"
  ],
  "formerIds": {
    "adds-difference": "ratio.additive",
    "both-times": "chance.once-or-more"
  },
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Probability",
      "description": "Say how likely something is, compare chances, and predict what to expect.",
      "terms": [
        "outcome",
        "event",
        "sample space",
        "relative frequency",
        "simulation"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Probabilidad",
      "description": "Di qué tan probable es algo, compara probabilidades y predice qué esperar.",
      "terms": [
        "resultado",
        "evento",
        "espacio muestral",
        "frecuencia relativa",
        "simulación"
      ]
    }
  },
  "models": [
    {
      "id": "single-event",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "7.SP.C.7a"
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
      "id": "order-chances",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "7.SP.C.5"
      ],
      "isComputed": true,
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
      "id": "missing-count",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "7.SP.C.7a"
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
      "id": "predict",
      "thinking": "use in a story",
      "seconds": 55,
      "standards": [
        "7.SP.C.6"
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
      "id": "compound-events",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "7.SP.C.8a",
        "7.SP.C.8b"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "number",
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
      "id": "how-likely",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "7.SP.C.5",
        "7.SP.C.7b",
        "7.SP.C.8c"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 1024
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
        "7.SP.C.6",
        "7.SP.C.7b",
        "7.SP.C.8c"
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
          "ways": 9
        }
      ]
    }
  ]
}
