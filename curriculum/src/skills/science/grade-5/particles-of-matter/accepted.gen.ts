// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "particles-of-matter",
  "subject": "science",
  "gradeLevel": 5,
  "version": "68d2685ba301",
  "misconceptions": [
    "substance.gas-is-nothing",
    "substance.unseen-is-gone",
    "substance.turns-into",
    "substance.change-changes-weight",
    "substance.open-or-closed",
    "substance.part-forgotten",
    "substance.adds-all",
    "substance.compares-backward",
    "substance.no-particles",
    "substance.all-is-matter",
    "substance.particles-visible",
    "substance.stuff-between",
    "matter.particles-swell",
    "matter.particles-made",
    "matter.states-mixed",
    "data.stops-early",
    "reading.wrong-series",
    "evidence.scatter-is-error",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ]
}
