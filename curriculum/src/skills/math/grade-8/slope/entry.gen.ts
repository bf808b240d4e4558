// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "slope",
  "version": "b4fc4350c7b3",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "slope",
  "prerequisites": [
    "unit-rates",
    "signed-numbers"
  ],
  "misconceptions": [
    "slope.run-over-rise",
    "slope.wrong-sign",
    "slope.rise-only",
    "slope.one-point",
    "slope.loses-minus",
    "graph.counts-squares",
    "slope.one-step",
    "slope.stops-at-change",
    "slope.adds-run",
    "rate.one-quantity",
    "line.swaps-start",
    "line.first-value",
    "line.drops-start",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "line.order-reversed"
  ],
  "formerIds": {
    "run-over-rise": "slope.run-over-rise",
    "wrong-sign": "slope.wrong-sign",
    "rise-only": "slope.rise-only",
    "one-point": "slope.one-point",
    "adds-coordinates": "slope.loses-minus",
    "loses-minus": "slope.loses-minus",
    "counts-squares": "graph.counts-squares",
    "one-step-only": "slope.one-step",
    "stops-early": "slope.stops-at-change",
    "stops-late": "slope.stops-at-change",
    "compares-totals": "rate.one-quantity",
    "judges-by-looks": "rate.one-quantity",
    "start-for-rate": "line.swaps-start",
    "first-value-as-start": "line.first-value",
    "ignores-one-rate": "model.one-plan-only",
    "adds-rates": "equation.adds-across"
  },
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Slope and rate of change",
      "description": "Find how steep a line is, and say what that means.",
      "terms": [
        "slope",
        "rise",
        "run",
        "rate of change",
        "starting value"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Pendiente y tasa de cambio",
      "description": "Encuentra qué tan inclinada es una recta y di qué significa.",
      "terms": [
        "pendiente",
        "ascenso",
        "avance",
        "tasa de cambio",
        "valor inicial"
      ]
    }
  },
  "models": [
    {
      "id": "read-graph",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "8.F.B.4"
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
      "id": "from-points",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "8.F.B.4"
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
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "compare-rates",
      "thinking": "compare",
      "seconds": 75,
      "standards": [
        "8.EE.B.5"
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
      "id": "interpret",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "8.F.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 16
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
      "id": "same-slope",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "8.EE.B.6"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 55,
      "standards": [
        "8.F.B.4"
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
      "standards": [
        "8.EE.B.5"
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
