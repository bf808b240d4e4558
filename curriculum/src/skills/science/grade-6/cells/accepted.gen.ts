// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "cells",
  "subject": "science",
  "gradeLevel": 6,
  "version": "4b675ad09f46",
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
  ]
}
