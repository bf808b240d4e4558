// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "energy-of-motion",
  "subject": "science",
  "gradeLevel": 7,
  "version": "950a83ab523d",
  "misconceptions": [
    "energy.speed-alone",
    "energy.squares-mass",
    "reading.wrong-series",
    "energy.proportional-to-speed",
    "energy.adds-steps",
    "data.stops-early",
    "reading.one-point",
    "order.backward",
    "energy.mass-alone",
    "evidence.overcautious",
    "evidence.beyond-data",
    "inquiry.tests-other",
    "inquiry.changes-two",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "ratio.additive",
    "energy.from-nothing",
    "energy.wrong-way",
    "energy.only-when-moving",
    "order.step-too-early",
    "argue.beside-the-claim",
    "energy.kept-inside",
    "energy.only-living",
    "forces.heavy-is-strong",
    "energy.used-up",
    "energy.is-force",
    "energy.words-mixed-up",
    "reading.wrong-axis"
  ]
}
