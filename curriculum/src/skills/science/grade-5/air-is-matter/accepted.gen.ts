// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "air-is-matter",
  "subject": "science",
  "gradeLevel": 5,
  "version": "979697a09c7f",
  "misconceptions": [
    "data.stops-early",
    "substance.gas-is-nothing",
    "substance.adds-all",
    "substance.part-forgotten",
    "substance.other-kind",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "substance.change-changes-weight",
    "matter.particles-swell",
    "substance.no-particles",
    "substance.stuff-between",
    "substance.particles-visible",
    "matter.motion-reversed",
    "inquiry.no-comparison",
    "argue.beside-the-claim",
    "substance.unseen-is-gone",
    "substance.all-is-matter",
    "matter.states-mixed",
    "substance.turns-into",
    "matter.particles-made",
    "substance.open-or-closed",
    "substance.particle-like-bulk"
  ]
}
