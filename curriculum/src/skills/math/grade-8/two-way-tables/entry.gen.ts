// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "two-way-tables",
  "version": "6ce4231986f5",
  "subject": "math",
  "gradeLevel": 8,
  "icon": "grid",
  "prerequisites": [
    "percent-change",
    "scatter-plots"
  ],
  "misconceptions": [
    "two-way.other-cell",
    "two-way.adds-for-difference",
    "two-way.count-for-percent",
    "two-way.wrong-total",
    "two-way.grand-total",
    "two-way.stops-early",
    "two-way.compares-counts",
    "two-way.misses-association",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Two-way tables",
      "description": "Build two-way tables, find relative frequencies, and look for an association.",
      "terms": [
        "two-way table",
        "relative frequency",
        "row total, column total",
        "association"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Tablas de doble entrada",
      "description": "Arma tablas de doble entrada, halla frecuencias relativas y busca una asociación.",
      "terms": [
        "tabla de doble entrada",
        "frecuencia relativa",
        "total de fila, total de columna",
        "asociación"
      ]
    }
  },
  "models": [
    {
      "id": "build",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "8.SP.A.4"
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
      "id": "relative",
      "thinking": "compute",
      "seconds": 80,
      "calculator": "basic",
      "standards": [
        "8.SP.A.4"
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
      "id": "share",
      "thinking": "compute",
      "seconds": 50,
      "calculator": "basic",
      "standards": [
        "8.SP.A.4"
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
      "id": "missing",
      "thinking": "work backwards",
      "seconds": 55,
      "standards": [
        "8.SP.A.4"
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
      "id": "association",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "8.SP.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 6
        },
        {
          "kind": "inline-choice",
          "ways": 6
        },
        {
          "kind": "inline-choice",
          "ways": 6
        }
      ]
    },
    {
      "id": "meaning",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "8.SP.A.4"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 9
        },
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 256
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "8.SP.A.4"
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
      "id": "predict",
      "thinking": "use in a story",
      "seconds": 65,
      "calculator": "basic",
      "standards": [
        "8.SP.A.4"
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
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "standards": [
        "8.SP.A.4"
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
