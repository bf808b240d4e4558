// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "plate-tectonics",
  "subject": "science",
  "gradeLevel": 7,
  "version": "440bba9aaf68",
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
  ]
}
