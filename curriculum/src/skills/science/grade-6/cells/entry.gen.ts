// Written by `npm run content:types` and `npm run content:accept`.
import type { SkillEntry } from '../../../entry.ts'

export const entry: SkillEntry = {
  "id": "cells",
  "version": "4b675ad09f46",
  "subject": "science",
  "gradeLevel": 6,
  "icon": "microscope",
  "prerequisites": [
    "unit-rates"
  ],
  "misconceptions": [
    "cells.wall-and-membrane",
    "cells.energy-parts",
    "cells.plants-lack-mitochondria",
    "cells.nucleus-does-all",
    "cells.takes-other-part",
    "cells.part-for-cell",
    "cells.plant-parts-in-animals",
    "cells.nothing-shared",
    "cells.all-alike",
    "cells.bacteria-are-none",
    "cells.one-is-not-alive",
    "cells.animals-only",
    "cells.like-molecules",
    "cells.larger-in-large-bodies",
    "cells.from-other-matter",
    "scale.reads-end",
    "data.no-division",
    "data.stops-early",
    "ratio.additive",
    "argue.beside-the-claim",
    "reading.one-point",
    "evidence.beyond-data",
    "evidence.one-run",
    "order.step-too-early",
    "inquiry.changes-two",
    "inquiry.changes-nothing",
    "inquiry.controls-everything",
    "inquiry.measures-other",
    "inquiry.tests-other"
  ],
  "formerIds": {
    "wall-is-membrane": "cells.wall-and-membrane",
    "energy-parts-swapped": "cells.energy-parts",
    "mixes-up-parts": "cells.takes-other-part",
    "animal-like-plant": "cells.plant-parts-in-animals",
    "no-shared-parts": "cells.nothing-shared",
    "all-cells-alike": "cells.all-alike",
    "bacteria-not-cells": "cells.bacteria-are-none",
    "one-cell-not-alive": "cells.one-is-not-alive",
    "plants-not-cells": "cells.animals-only",
    "all-is-cells": "cells.like-molecules",
    "larger-cells": "cells.larger-in-large-bodies",
    "cells-from-nothing": "cells.from-other-matter",
    "adds-difference": "ratio.additive"
  },
  "words": {
    "en": {
      "strand": "Structures and processes",
      "name": "Cells and their parts",
      "description": "Tell what is made of cells, what their parts do, and how small they are.",
      "terms": [
        "cell",
        "cell membrane",
        "cell wall",
        "nucleus",
        "mitochondria",
        "chloroplast",
        "organelle"
      ]
    },
    "es": {
      "strand": "Estructuras y procesos",
      "name": "Las células y sus partes",
      "description": "Di qué está hecho de células, qué hacen sus partes y qué tan pequeñas son.",
      "terms": [
        "célula",
        "membrana celular",
        "pared celular",
        "núcleo",
        "mitocondrias",
        "cloroplasto",
        "orgánulo"
      ]
    }
  },
  "models": [
    {
      "id": "cell-drawing",
      "thinking": "read a figure",
      "seconds": 45,
      "standards": [
        "MS-LS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "label",
          "ways": 3125
        },
        {
          "kind": "hot-spot",
          "ways": 4
        },
        {
          "kind": "hot-spot",
          "ways": 4
        }
      ]
    },
    {
      "id": "parts-and-jobs",
      "thinking": "classify",
      "seconds": 50,
      "standards": [
        "MS-LS1-1",
        "MS-LS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "match",
          "ways": 3125
        },
        {
          "kind": "sort",
          "ways": 32
        },
        {
          "kind": "sort",
          "ways": 243
        }
      ]
    },
    {
      "id": "real-size",
      "thinking": "compute",
      "seconds": 70,
      "standards": [
        "MS-LS1-1"
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
      "id": "steps",
      "thinking": "work backwards",
      "seconds": 50,
      "standards": [
        "MS-LS1-1",
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
        "MS-LS1-1",
        "MS-LS1-2"
      ],
      "isComputed": false,
      "asked": [
        {
          "kind": "inline-choice",
          "ways": 27
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
      "id": "terms",
      "thinking": "explain",
      "seconds": 25,
      "standards": [
        "MS-LS1-2",
        "MS-LS1-1"
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
      "id": "cell-ideas",
      "thinking": "explain",
      "seconds": 35,
      "standards": [
        "MS-LS1-1",
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
