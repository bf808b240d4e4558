// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "circles",
  "version": "96dd21faf59c",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "circle",
  "prerequisites": [
    "decimal-place-value",
    "one-step-equations"
  ],
  "misconceptions": [
    "circle.radius-diameter",
    "circle.area-for-around",
    "circle.around-for-area",
    "circle.doubles-for-square",
    "circle.halves-for-root",
    "circle.leaves-out-pi",
    "circle.stops-early",
    "circle.wrong-part",
    "circle.squares-difference",
    "circle.curve-only",
    "circle.area-like-length",
    "circle.pi-changes",
    "circle.reversed",
    "circle.compares-numbers",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Circles",
      "description": "Find the distance around a circle and the space inside it.",
      "terms": [
        "radius",
        "diameter",
        "circumference",
        "pi (π)"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Círculos",
      "description": "Halla la distancia alrededor de un círculo y el espacio de adentro.",
      "terms": [
        "radio",
        "diámetro",
        "circunferencia",
        "pi (π)"
      ]
    }
  },
  "models": [
    {
      "id": "measure",
      "thinking": "compute",
      "seconds": 50,
      "calculator": "scientific",
      "standards": [
        "7.G.B.4"
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
      "id": "backwards",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "7.G.B.4"
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
      "id": "composite",
      "thinking": "use in a story",
      "seconds": 75,
      "calculator": "scientific",
      "standards": [
        "7.G.B.4",
        "7.G.B.6"
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
      "id": "order-circles",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "7.G.B.4"
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "7.G.B.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    },
    {
      "id": "around-or-inside",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "7.G.B.4"
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
          "ways": 243
        }
      ]
    },
    {
      "id": "reason",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.G.B.4"
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
          "ways": 9
        }
      ]
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "calculator": "basic",
      "standards": [
        "7.G.B.4",
        "7.G.B.6"
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
