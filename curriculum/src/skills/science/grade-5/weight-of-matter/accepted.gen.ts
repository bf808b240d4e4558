// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "weight-of-matter",
  "subject": "science",
  "gradeLevel": 5,
  "version": "7373bc2d59b6",
  "misconceptions": [
    "substance.change-changes-weight",
    "substance.unseen-is-gone",
    "substance.part-forgotten",
    "trend.steady",
    "substance.open-or-closed",
    "substance.gas-is-nothing",
    "substance.compares-backward",
    "evidence.within-scatter",
    "data.stops-early",
    "substance.adds-all",
    "reading.wrong-series",
    "evidence.overcautious",
    "substance.turns-into",
    "matter.states-mixed",
    "evidence.one-run",
    "inquiry.controls-everything",
    "argue.beside-the-claim",
    "order.step-too-early",
    "matter.particles-made",
    "evidence.scatter-is-error",
    "mixing.always-new",
    "mixing.never-new",
    "states.changes-swapped",
    "substance.all-is-matter",
    "inquiry.measures-other"
  ]
}
