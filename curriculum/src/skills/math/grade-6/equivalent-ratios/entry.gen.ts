// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "equivalent-ratios",
  "version": "37b53845f5fd",
  "subject": "math",
  "gradeLevel": 6,
  "icon": "ratio",
  "prerequisites": [
    "add-fractions"
  ],
  "misconceptions": [
    "ratio.additive",
    "ratio.turned",
    "ratio.part-whole",
    "ratio.keeps-one",
    "ratio.whole-in-each",
    "ratio.stops-early",
    "ratio.halves",
    "ratio.looks-at-one",
    "ratio.one-way-only",
    "ratio.difference",
    "ratio.terms-for-amounts",
    "ratio.undoes-wrong-way",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.names-later-line"
  ],
  "formerIds": {
    "adds-same": "ratio.additive",
    "turns-around": "ratio.turned",
    "part-for-whole": "ratio.part-whole",
    "difference-for-ratio": "ratio.difference",
    "blames-right-step": "judging.blames-right-work"
  },
  "words": {
    "en": {
      "strand": "Ratios and proportional relationships",
      "name": "Equivalent ratios",
      "description": "Keep a mix the same while its amounts change.",
      "terms": [
        "ratio",
        "equivalent ratios",
        "part-to-whole ratio"
      ]
    },
    "es": {
      "strand": "Razones y relaciones proporcionales",
      "name": "Razones equivalentes",
      "description": "Mantén igual una mezcla cuando cambian sus cantidades.",
      "terms": [
        "razón",
        "razones equivalentes",
        "razón de parte a total"
      ]
    }
  },
  "models": [
    {
      "id": "ratio-table",
      "thinking": "read a figure",
      "seconds": 45,
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
      "id": "tape",
      "thinking": "use in a story",
      "seconds": 50,
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
      "id": "stronger-mix",
      "thinking": "compare",
      "seconds": 50,
      "standards": [
        "6.RP.A.3a"
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
      "id": "ratio-words",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "6.RP.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 15
        },
        {
          "kind": "choices",
          "ways": 31
        }
      ]
    },
    {
      "id": "write-ratio",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "6.RP.A.1"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "ratio",
          "ways": 0
        },
        {
          "kind": "ratio",
          "ways": 0
        },
        {
          "kind": "ratio",
          "ways": 0
        }
      ]
    },
    {
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
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
