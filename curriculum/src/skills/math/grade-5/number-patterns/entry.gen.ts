// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "number-patterns",
  "version": "d4749be28655",
  "subject": "math",
  "gradeLevel": 5,
  "icon": "grid",
  "prerequisites": [
    "plot-points"
  ],
  "misconceptions": [
    "pattern.other-rule",
    "pattern.step-off",
    "pattern.difference-stays",
    "pattern.reversed",
    "grid.swaps-coordinates",
    "grid.misplaces",
    "pattern.leaves-out-start",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "variables.first-row",
    "operations.stops-early"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Operations and algebraic thinking",
      "name": "Two number patterns",
      "description": "Make two patterns from two rules, compare their terms, and graph the pairs.",
      "terms": [
        "pattern",
        "rule",
        "term",
        "corresponding terms",
        "ordered pair"
      ]
    },
    "es": {
      "strand": "Operaciones y pensamiento algebraico",
      "name": "Dos patrones numéricos",
      "description": "Forma dos patrones con dos reglas, compara sus términos y grafica los pares.",
      "terms": [
        "patrón",
        "regla",
        "término",
        "términos correspondientes",
        "par ordenado"
      ]
    }
  },
  "models": [
    {
      "id": "write-terms",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "5.OA.B.3"
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
      "id": "match-relations",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "5.OA.B.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "plot-pairs",
      "thinking": "read a figure",
      "seconds": 60,
      "standards": [
        "5.OA.B.3"
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
      "id": "write-pair",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "5.OA.B.3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "coordinates",
          "ways": 0
        },
        {
          "kind": "coordinates",
          "ways": 0
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "5.OA.B.3"
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
      "seconds": 60,
      "standards": [
        "5.OA.B.3"
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
        "5.OA.B.3"
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
