// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "samples",
  "version": "5ac896072b83",
  "subject": "math",
  "gradeLevel": 7,
  "icon": "population",
  "prerequisites": [
    "equivalent-ratios",
    "data-displays",
    "probability"
  ],
  "misconceptions": [
    "sample.distrusts-random",
    "sample.volunteers",
    "sample.easy-to-reach",
    "sample.population-mixup",
    "sample.size-over-fairness",
    "sample.small-as-good",
    "sample.beyond-population",
    "sample.equal-groups",
    "sample.count-as-percent",
    "ratio.part-whole",
    "data.stops-early",
    "ratio.subtracts",
    "ratio.additive",
    "sample.rest",
    "sample.not-scaled",
    "sample.one-of-several",
    "center.mean-of-means",
    "data.no-division",
    "center.mean-for-median",
    "display.axis-ends",
    "data.middle-value",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "sample.exact-copy",
    "chance.small-sample",
    "sample.tells-nothing",
    "operations.stops-early"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Statistics and probability",
      "name": "Samples and populations",
      "description": "Judge how a sample was picked, and use samples to estimate things about a whole population.",
      "terms": [
        "population",
        "sample",
        "random sample",
        "representative sample",
        "biased sample"
      ]
    },
    "es": {
      "strand": "Estadística y probabilidad",
      "name": "Muestras y poblaciones",
      "description": "Juzga cómo se eligió una muestra y usa muestras para estimar algo de toda una población.",
      "terms": [
        "población",
        "muestra",
        "muestra al azar",
        "muestra representativa",
        "muestra sesgada"
      ]
    }
  },
  "models": [
    {
      "id": "judge-samples",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "7.SP.A.1"
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
      "id": "matching-sample",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "7.SP.A.1"
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
      "id": "estimate",
      "thinking": "compute",
      "seconds": 60,
      "standards": [
        "7.SP.A.2"
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
      "id": "several-samples",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "7.SP.A.2"
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
        "7.SP.A.2"
      ],
      "isComputed": true,
      "isClaim": true,
      "asked": [
        {
          "kind": "choice",
          "ways": 3
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
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "7.SP.A.1",
        "7.SP.A.2"
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
    },
    {
      "id": "task",
      "thinking": "use in a story",
      "seconds": 180,
      "calculator": "basic",
      "standards": [
        "7.SP.A.1",
        "7.SP.A.2"
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
