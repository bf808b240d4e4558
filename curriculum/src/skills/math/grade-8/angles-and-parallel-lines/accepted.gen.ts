// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "angles-and-parallel-lines",
  "subject": "math",
  "gradeLevel": 8,
  "version": "a114a9aef961",
  "misconceptions": [
    "angle.wrong-total",
    "angle.stops-at-sum",
    "angle.leaves-one-out",
    "angle.interior-for-exterior",
    "angle.exterior-as-interior",
    "angle.other-angle",
    "angle.parallel-adds",
    "angle.parallel-equal",
    "angle.letter-for-angle",
    "angle.mixes-words",
    "angle.not-parallel",
    "angle.shown-only",
    "angle.one-is-enough",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "angle.equal-beside"
  ]
}
