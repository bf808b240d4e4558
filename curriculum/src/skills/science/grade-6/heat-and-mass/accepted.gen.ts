// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "heat-and-mass",
  "subject": "science",
  "gradeLevel": 6,
  "version": "9b4849482860",
  "misconceptions": [
    "thermal.meets-in-middle",
    "thermal.more-means-colder",
    "reading.wrong-series",
    "thermal.adds-temperatures",
    "ratio.turned",
    "data.stops-early",
    "ratio.additive",
    "thermal.energy-sets-temperature",
    "data.adds",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "thermal.material-alone",
    "thermal.mass-alone",
    "thermal.temperature-is-energy",
    "inquiry.measures-other",
    "inquiry.changes-nothing",
    "argue.beside-the-claim",
    "order.step-too-early",
    "thermal.keeps-its-heat",
    "matter.motion-reversed",
    "thermal.energy-vanishes",
    "thermal.material-temperature",
    "thermal.cold-flows",
    "thermal.flows-to-warmer",
    "thermal.heat-capacity-as-speed",
    "heating.doubles-reading",
    "reading.wrong-axis"
  ]
}
