// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "states-and-heating",
  "version": "fe0c6e71fab3",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "flame",
  "prerequisites": [
    "thermal-energy",
    "signed-numbers"
  ],
  "misconceptions": [
    "states.always-warmer",
    "states.plateau-no-energy",
    "states.changes-swapped",
    "matter.motion-reversed",
    "matter.particles-swell",
    "matter.particles-made",
    "matter.states-mixed",
    "states.amount-ignored",
    "states.amount-changes-point",
    "states.one-point",
    "states.negative-order",
    "states.bubbles-are-air",
    "thermal.cold-flows",
    "reading.one-point",
    "reading.wrong-axis",
    "evidence.beyond-data",
    "evidence.overcautious",
    "ratio.undoes-wrong-way"
  ],
  "formerIds": {
    "point-is-state": "states.one-point",
    "misreads-graph": "reading.one-point"
  },
  "words": {
    "en": {
      "strand": "Matter and its interactions",
      "name": "States of matter and heating",
      "description": "Explain heating, melting, and boiling with particles and heating curves.",
      "terms": [
        "melting point",
        "boiling point",
        "condensation",
        "freezing",
        "heating curve",
        "particle"
      ]
    },
    "es": {
      "strand": "La materia y sus interacciones",
      "name": "Los estados de la materia y el calentamiento",
      "description": "Explica el calentamiento, la fusión y la ebullición con partículas y curvas de calentamiento.",
      "terms": [
        "punto de fusión",
        "punto de ebullición",
        "condensación",
        "solidificación",
        "curva de calentamiento",
        "partícula"
      ]
    }
  },
  "models": [
    {
      "id": "heating-curve",
      "thinking": "read a figure",
      "seconds": 55,
      "standards": [
        "MS-PS1-4"
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
      "id": "which-state",
      "thinking": "compare",
      "seconds": 55,
      "standards": [
        "MS-PS1-4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 81
        },
        {
          "kind": "sort",
          "ways": 243
        },
        {
          "kind": "number",
          "ways": 0
        }
      ]
    },
    {
      "id": "particle-motion",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-PS1-4"
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
      "id": "match-particles",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-PS1-4"
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
          "kind": "match",
          "ways": 3125
        }
      ]
    },
    {
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-PS1-4"
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
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-PS1-4"
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
