// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "triangle-angles",
  "version": "429bc641cc78",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "angle",
  "prerequisites": [
    "angles-and-parallel-lines",
    "linear-equations"
  ],
  "misconceptions": [
    "angle.leaves-one-out",
    "angle.wrong-total",
    "angle.exterior-as-interior",
    "angle.stops-at-sum",
    "angle.other-angle",
    "angle.shown-only",
    "angle.own-part",
    "angle.letter-for-angle",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "order.step-too-early"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Geometry",
      "name": "Angles of triangles",
      "description": "Use the angle sum and exterior angles in several steps, with expressions, and say why they hold.",
      "terms": [
        "exterior angle",
        "isosceles triangle",
        "obtuse triangle",
        "acute triangle"
      ]
    },
    "es": {
      "strand": "Geometría",
      "name": "Ángulos de los triángulos",
      "description": "Usa la suma de los ángulos y los ángulos exteriores en varios pasos y con expresiones, y di por qué se cumplen.",
      "terms": [
        "ángulo exterior",
        "triángulo isósceles",
        "triángulo obtusángulo",
        "triángulo acutángulo"
      ]
    }
  },
  "models": [
    {
      "id": "two-triangles",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "8.G.A.5"
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
      "id": "isosceles",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "8.G.A.5"
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
      "id": "with-x",
      "thinking": "work backwards",
      "seconds": 100,
      "standards": [
        "8.G.A.5"
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
      "id": "kinds",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "8.G.A.5"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 80,
      "standards": [
        "8.G.A.5"
      ],
      "isComputed": true,
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
      "id": "order-reasons",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "8.G.A.5"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 24
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
    }
  ]
}
