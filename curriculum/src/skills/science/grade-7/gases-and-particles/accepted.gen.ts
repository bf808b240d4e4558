// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "gases-and-particles",
  "subject": "science",
  "gradeLevel": 7,
  "version": "3905e5ec45d4",
  "misconceptions": [
    "gas.pressure-follows-volume",
    "ratio.additive",
    "reading.one-point",
    "gas.one-variable",
    "gas.speed-by-space",
    "matter.motion-reversed",
    "matter.particles-swell",
    "reading.wrong-series",
    "states.negative-order",
    "data.adds",
    "gas.celsius-doubles",
    "data.stops-early",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "matter.particles-made",
    "gas.pushes-when-moved",
    "matter.states-mixed",
    "gas.pulls",
    "states.changes-swapped",
    "substance.words-mixed-up",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ]
}
