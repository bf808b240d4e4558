// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "parts-of-a-cell",
  "version": "c43173944bc8",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "microscope",
  "prerequisites": [
    "cells"
  ],
  "misconceptions": [
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "cells.plant-parts-in-animals",
    "cells.plants-all-green",
    "cells.takes-other-part",
    "cells.all-alike",
    "cells.energy-parts",
    "cells.wall-and-membrane",
    "cells.salt-for-water",
    "cells.membrane-sealed",
    "order.backward",
    "data.no-division",
    "data.adds",
    "cells.nucleus-does-all",
    "cells.parts-separate",
    "cells.plants-lack-mitochondria",
    "ratio.additive",
    "ratio.turned",
    "inquiry.changes-two",
    "inquiry.measures-other",
    "inquiry.changes-nothing",
    "cells.membrane-open",
    "argue.beside-the-claim",
    "cells.part-for-cell",
    "order.step-too-early",
    "cells.from-other-matter",
    "inquiry.no-comparison",
    "energy.from-nothing",
    "plants.food-from-soil",
    "cells.one-is-not-alive"
  ],
  "formerIds": {},
  "words": {
    "en": {
      "strand": "Structures and processes",
      "name": "Parts of a cell at work",
      "description": "Use data to show what the parts of a cell do for the whole cell.",
      "terms": [
        "cell membrane",
        "cell wall",
        "mitochondria",
        "chloroplasts",
        "system"
      ]
    },
    "es": {
      "strand": "Estructuras y procesos",
      "name": "Las partes de la célula en acción",
      "description": "Usa datos para mostrar lo que hacen las partes de una célula por la célula entera.",
      "terms": [
        "membrana celular",
        "pared celular",
        "mitocondrias",
        "cloroplastos",
        "sistema"
      ]
    }
  },
  "models": [
    {
      "id": "sort-claims",
      "thinking": "find the mistake",
      "seconds": 60,
      "standards": [
        "MS-LS1-2"
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
      "id": "which-cell",
      "thinking": "read a figure",
      "seconds": 65,
      "standards": [
        "MS-LS1-2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "match",
          "ways": 256
        },
        {
          "kind": "match",
          "ways": 3125
        }
      ]
    },
    {
      "id": "water-moves",
      "thinking": "work backwards",
      "seconds": 70,
      "standards": [
        "MS-LS1-2"
      ],
      "isComputed": true,
      "asked": [
        {
          "kind": "sort",
          "ways": 243
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
      "id": "run-test",
      "thinking": "compare",
      "seconds": 150,
      "standards": [
        "MS-LS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "simulation",
          "ways": 3
        },
        {
          "kind": "simulation",
          "ways": 3
        },
        {
          "kind": "simulation",
          "ways": 3
        }
      ]
    },
    {
      "id": "one-phenomenon",
      "thinking": "use in a story",
      "seconds": 120,
      "calculator": "basic",
      "standards": [
        "MS-LS1-2"
      ],
      "isComputed": false,
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
      "id": "sort-jobs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "match",
          "ways": 3125
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
        "MS-LS1-2"
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
        "MS-LS1-2"
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
          "ways": 27
        }
      ]
    },
    {
      "id": "decide",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS1-2"
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
