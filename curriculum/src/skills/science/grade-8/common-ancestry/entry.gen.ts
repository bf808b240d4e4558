// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "common-ancestry",
  "version": "5667704587c8",
  "subject": "science",
  "gradeLevel": 8,
  "icon": "web",
  "prerequisites": [
    "fossil-record",
    "inheritance"
  ],
  "misconceptions": [
    "ancestry.reads-backward",
    "reading.wrong-series",
    "ancestry.by-nearness",
    "ancestry.from-living",
    "ancestry.use-is-kinship",
    "ancestry.later-look",
    "ancestry.leftover-useless",
    "reading.one-point",
    "reading.wrong-axis",
    "evidence.overcautious",
    "evidence.beyond-data",
    "ancestry.replays",
    "fossils.ladder",
    "fossils.looks",
    "argue.beside-the-claim",
    "selection.need",
    "selection.goal",
    "selection.use-disuse"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Biological evolution",
      "name": "Common ancestry",
      "description": "Use body parts, fossils, embryos, and trees to find which living things are more closely related.",
      "terms": [
        "common ancestor",
        "homologous",
        "analogous",
        "vestigial",
        "embryo"
      ]
    },
    "es": {
      "strand": "Evolución biológica",
      "name": "Antepasados comunes",
      "description": "Usa partes del cuerpo, fósiles, embriones y árboles para hallar qué seres vivos tienen un parentesco más cercano.",
      "terms": [
        "antepasado común",
        "homólogo",
        "análogo",
        "vestigial",
        "embrión"
      ]
    }
  },
  "models": [
    {
      "id": "read-kinship",
      "thinking": "read a figure",
      "seconds": 65,
      "standards": [
        "MS-LS4-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 6
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "sort",
          "ways": 16
        }
      ]
    },
    {
      "id": "sort-structures",
      "thinking": "compare",
      "seconds": 60,
      "standards": [
        "MS-LS4-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 16
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "claims",
      "thinking": "classify",
      "seconds": 60,
      "standards": [
        "MS-LS4-3"
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
      "id": "sort-ideas",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS4-2",
        "MS-LS4-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 32
        }
      ]
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-LS4-2",
        "MS-LS4-3"
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
          "ways": 27
        }
      ]
    },
    {
      "id": "name-it",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS4-2",
        "MS-LS4-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "term",
          "ways": 0
        },
        {
          "kind": "term",
          "ways": 0
        },
        {
          "kind": "term",
          "ways": 0
        }
      ]
    }
  ]
}
