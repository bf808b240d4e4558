// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "signed-numbers",
  "version": "814fdb25c9cb",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "number-line",
  "prerequisites": [
    "compare-signed-numbers",
    "add-fractions"
  ],
  "misconceptions": [
    "signed.wrong-way",
    "signed.wrong-sign",
    "signed.ignores-signs",
    "signed.two-minuses",
    "signed.keeps-sign",
    "signed.reversed",
    "signed.end-as-jump",
    "signed.counts-ticks",
    "signed.adds-to-compare",
    "signed.negative-distance",
    "signed.goes-on",
    "signed.stops-early",
    "signed.subtracting-makes-less",
    "signed.adding-makes-more",
    "signed.same-signs",
    "signed.not-opposite",
    "signed.leaves-sign-behind",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ],
  "formerIds": {
    "two-minuses-plus": "signed.two-minuses",
    "turns-around": "signed.reversed",
    "same-signs-same-result": "signed.same-signs",
    "blames-right-step": "judging.blames-right-work"
  },
  "words": {
    "en": {
      "strand": "The number system",
      "name": "Add and subtract signed numbers",
      "description": "Add, subtract, and compare numbers on both sides of zero.",
      "terms": [
        "negative number",
        "opposite",
        "absolute value",
        "additive inverse"
      ]
    },
    "es": {
      "strand": "El sistema numérico",
      "name": "Sumar y restar números con signo",
      "description": "Suma, resta y compara números a los dos lados del cero.",
      "terms": [
        "número negativo",
        "opuesto",
        "valor absoluto",
        "inverso aditivo"
      ]
    }
  },
  "models": [
    {
      "id": "jumps",
      "thinking": "read a figure",
      "seconds": 40,
      "standards": [
        "7.NS.A.1b",
        "7.NS.A.1c"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
      "id": "compute",
      "thinking": "compute",
      "seconds": 40,
      "standards": [
        "7.NS.A.1b",
        "7.NS.A.1c",
        "7.NS.A.1d"
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
      "id": "show-work",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "7.NS.A.1b",
        "7.NS.A.1c",
        "7.NS.A.1d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        },
        {
          "kind": "steps",
          "ways": 0
        }
      ]
    },
    {
      "id": "story",
      "thinking": "use in a story",
      "seconds": 55,
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
      "id": "sign-of",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "7.NS.A.1a",
        "7.NS.A.1b",
        "7.NS.A.1c"
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
      "id": "same-value",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "7.NS.A.1c",
        "7.NS.A.1d"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 256
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
      "seconds": 55,
      "standards": [
        "7.NS.A.1c",
        "7.NS.A.1d"
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
      "id": "zero-and-rules",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "7.NS.A.1a",
        "7.NS.A.1b",
        "7.NS.A.1c"
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.NS.A.1b",
        "7.NS.A.1a",
        "7.NS.A.1c",
        "7.NS.A.1d"
      ],
      "isComputed": false,
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
    }
  ]
}
