// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "slope-intercept-form",
  "version": "6e61c277d725",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "slope",
  "prerequisites": [
    "slope",
    "linear-equations"
  ],
  "misconceptions": [
    "line.swaps-start",
    "equation.loses-sign",
    "equation.divides-one-part",
    "slope.wrong-sign",
    "slope.run-over-rise",
    "line.start-on-x-axis",
    "line.drops-start",
    "function.step-not-one",
    "line.first-value",
    "line.swaps-coordinates",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Expressions and equations",
      "name": "Slope-intercept form",
      "description": "Read, write, and draw lines as y = mx + b, and say what m and b do.",
      "terms": [
        "slope-intercept form",
        "y-intercept",
        "slope"
      ]
    },
    "es": {
      "strand": "Expresiones y ecuaciones",
      "name": "Forma pendiente-intercepto",
      "description": "Lee, escribe y dibuja rectas como y = mx + b, y di qué hacen m y b.",
      "terms": [
        "forma pendiente-intercepto",
        "intercepto en y",
        "pendiente"
      ]
    }
  },
  "models": [
    {
      "id": "read-equation",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "8.F.A.3"
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
      "id": "match-lines",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "8.F.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 125
        },
        {
          "kind": "match",
          "ways": 125
        }
      ]
    },
    {
      "id": "write-line",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "8.EE.B.6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        },
        {
          "kind": "equation",
          "ways": 0
        }
      ]
    },
    {
      "id": "draw-line",
      "thinking": "work backwards",
      "seconds": 60,
      "standards": [
        "8.F.A.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        },
        {
          "kind": "coordinate-plane",
          "ways": 0
        }
      ]
    },
    {
      "id": "what-changes",
      "thinking": "compare",
      "seconds": 45,
      "standards": [
        "8.F.A.3"
      ],
      "isComputed": true,
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
    },
    {
      "id": "why-equation",
      "thinking": "explain",
      "seconds": 75,
      "standards": [
        "8.EE.B.6"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 192
        },
        {
          "kind": "inline-choice",
          "ways": 192
        },
        {
          "kind": "inline-choice",
          "ways": 192
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 70,
      "standards": [
        "8.EE.B.6"
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
    }
  ]
}
