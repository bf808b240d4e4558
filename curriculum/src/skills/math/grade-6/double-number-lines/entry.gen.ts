// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "double-number-lines",
  "version": "f7cdbe56fbbf",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "ratio",
  "prerequisites": [
    "equivalent-ratios"
  ],
  "misconceptions": [
    "ratio.additive",
    "ratio.keeps-one",
    "ratio.turned",
    "ratio.stops-early",
    "ratio.whole-in-each",
    "ratio.halves",
    "ratio.part-whole",
    "ratio.difference",
    "ratio.terms-for-amounts",
    "ratio.one-way-only",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Tape diagrams and double number lines",
      "description": "Solve ratio problems with tapes, double number lines, and ratio tables.",
      "terms": [
        "tape diagram",
        "double number line",
        "ratio table"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Diagramas de cinta y rectas numéricas dobles",
      "description": "Resuelve problemas de razones con cintas, rectas numéricas dobles y tablas de razones.",
      "terms": [
        "diagrama de cinta",
        "recta numérica doble",
        "tabla de razones"
      ]
    }
  },
  "models": [
    {
      "id": "fill-line",
      "thinking": "read a figure",
      "seconds": 75,
      "standards": [
        "6.RP.A.3a"
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
      "id": "three-parts",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "6.RP.A.3a"
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
      "id": "parts-and-whole",
      "thinking": "compute",
      "seconds": 90,
      "standards": [
        "6.RP.A.3a"
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
      "id": "even-out",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "6.RP.A.3a"
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
      "id": "true-or-open",
      "thinking": "classify",
      "seconds": 75,
      "standards": [
        "6.RP.A.3a"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
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
      "seconds": 60,
      "standards": [
        "6.RP.A.3a"
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
