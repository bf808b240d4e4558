// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "plate-tectonics",
  "version": "440bba9aaf68",
  "subject": "science",
  "gradeLevel": 7,
  "icon": "globe",
  "prerequisites": [
    "rock-layers",
    "proportional-relationships"
  ],
  "misconceptions": [
    "rate.upside-down",
    "rate.multiplies-back",
    "ratio.additive",
    "rate.stops-at-one",
    "plates.one-side-moves",
    "data.stops-early",
    "plates.cm-for-km",
    "plates.old-at-ridge",
    "plates.from-the-coast",
    "ratio.looks-at-one",
    "reading.wrong-series",
    "plates.one-clue",
    "plates.todays-clue",
    "plates.wrong-boundary",
    "plates.wrong-side",
    "plates.parts-mixed-up",
    "plates.melted-below",
    "plates.edges-are-coasts",
    "plates.not-the-cause",
    "plates.only-continents",
    "plates.life-crossed",
    "plates.never-moved",
    "argue.beside-the-claim",
    "plates.sudden",
    "evidence.overcautious",
    "order.step-too-early",
    "rocks.thickness-is-time"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Earth’s systems",
      "name": "Plate tectonics",
      "description": "Use fossils, rocks, the sea floor, and earthquakes as evidence that Earth’s plates move, and find how fast.",
      "terms": [
        "plate",
        "plate boundary",
        "mid-ocean ridge",
        "trench",
        "mantle",
        "fossil"
      ]
    },
    "es": {
      "strand": "Los sistemas de la Tierra",
      "name": "Tectónica de placas",
      "description": "Usa fósiles, rocas, el fondo marino y los terremotos como evidencia de que las placas de la Tierra se mueven, y averigua con qué rapidez.",
      "terms": [
        "placa",
        "límite de placas",
        "dorsal oceánica",
        "fosa",
        "manto",
        "fósil"
      ]
    }
  },
  "models": [
    {
      "id": "plate-speed",
      "thinking": "compute",
      "seconds": 70,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-3"
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
      "id": "order-floor",
      "thinking": "work backwards",
      "seconds": 60,
      "calculator": "basic",
      "standards": [
        "MS-ESS2-3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        },
        {
          "kind": "order",
          "ways": 24
        }
      ]
    },
    {
      "id": "match-coasts",
      "thinking": "compare",
      "seconds": 70,
      "standards": [
        "MS-ESS2-3"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "match",
          "ways": 27
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 64
        }
      ]
    },
    {
      "id": "which-boundary",
      "thinking": "read a figure",
      "seconds": 70,
      "standards": [
        "MS-ESS2-2",
        "MS-ESS2-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 12
        },
        {
          "kind": "inline-choice",
          "ways": 36
        }
      ]
    },
    {
      "id": "label-boundary",
      "thinking": "classify",
      "seconds": 55,
      "standards": [
        "MS-ESS2-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 256
        },
        {
          "kind": "label",
          "ways": 1296
        },
        {
          "kind": "label",
          "ways": 1296
        }
      ]
    },
    {
      "id": "sort-evidence",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-ESS2-3",
        "MS-ESS2-2"
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
          "ways": 32
        }
      ]
    },
    {
      "id": "order-events",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-ESS2-2",
        "MS-ESS2-3"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "order",
          "ways": 120
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
    },
    {
      "id": "explain",
      "thinking": "explain",
      "seconds": 50,
      "standards": [
        "MS-ESS2-3",
        "MS-ESS2-2"
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
        "MS-ESS2-3",
        "MS-ESS2-2"
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
    },
    {
      "id": "ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-ESS2-3"
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
