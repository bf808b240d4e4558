// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "water-on-earth",
  "subject": "science",
  "gradeLevel": 5,
  "version": "d77f29670df8",
  "misconceptions": [
    "water.mostly-fresh",
    "water.lakes-hold-most",
    "water.ice-forgotten",
    "water.groundwater-river",
    "water.small-is-nothing",
    "water.used-up",
    "water.percent-is-count",
    "water.wrong-whole",
    "water.other-part",
    "water.part-not-taken-out",
    "spheres.mixed",
    "spheres.turns-cause",
    "reading.wrong-series",
    "reading.wrong-axis",
    "data.stops-early",
    "data.adds",
    "argue.beside-the-claim"
  ]
}
