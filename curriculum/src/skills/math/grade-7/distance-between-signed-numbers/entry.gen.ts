// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "distance-between-signed-numbers",
  "version": "2f2ce89a198d",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "number-line",
  "prerequisites": [
    "signed-numbers",
    "absolute-value"
  ],
  "misconceptions": [
    "signed.negative-distance",
    "signed.one-distance",
    "signed.counts-ticks",
    "signed.ignores-signs",
    "signed.adds-to-compare",
    "signed.tick-as-one",
    "signed.wrong-way",
    "signed.wrong-sign",
    "signed.end-as-jump",
    "signed.greatest-first",
    "signed.keeps-sign",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Distance between signed numbers",
      "description": "Find how far apart two numbers are, on the same side or on different sides of zero.",
      "terms": [
        "distance",
        "absolute value",
        "opposite"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Distancia entre números con signo",
      "description": "Halla qué tan separados están dos números, del mismo lado o en lados distintos del cero.",
      "terms": [
        "distancia",
        "valor absoluto",
        "opuesto"
      ]
    }
  },
  "models": [
    {
      "id": "on-line",
      "thinking": "read a figure",
      "seconds": 50,
      "standards": [
        "7.NS.A.1c"
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
      "id": "distance",
      "thinking": "compute",
      "seconds": 45,
      "standards": [
        "7.NS.A.1c"
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
      "id": "story",
      "thinking": "use in a story",
      "seconds": 60,
      "standards": [
        "7.NS.A.1b",
        "7.NS.A.1c"
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
      "id": "order-distances",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "7.NS.A.1c"
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
      "id": "match-distances",
      "thinking": "explain",
      "seconds": 80,
      "standards": [
        "7.NS.A.1c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 125
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
      "id": "find-mistake",
      "thinking": "find the mistake",
      "seconds": 50,
      "standards": [
        "7.NS.A.1c"
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
          "ways": 3
        },
        {
          "kind": "choice",
          "ways": 3
        }
      ]
    }
  ]
}
