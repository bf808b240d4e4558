// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "conservation-of-mass",
  "subject": "science",
  "gradeLevel": 7,
  "version": "c9a6c521671b",
  "misconceptions": [
    "reaction.coefficient",
    "reaction.subscript",
    "reaction.adds-counts",
    "reaction.every-atom",
    "reaction.one-term",
    "reaction.stops-at-atoms",
    "reaction.molecules-conserved",
    "reaction.mass-vanishes",
    "reaction.all-used",
    "reaction.state-change-is-new",
    "substance.gas-is-nothing",
    "substance.unseen-is-gone",
    "substance.change-changes-weight",
    "substance.open-or-closed",
    "substance.part-forgotten",
    "substance.adds-all",
    "substance.compares-backward",
    "mixing.never-new",
    "mixing.one-sign",
    "data.stops-early",
    "reading.wrong-series",
    "evidence.scatter-is-error",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ]
}
