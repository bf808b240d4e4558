// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "angle-relationships",
  "subject": "math",
  "gradeLevel": 7,
  "version": "a5578959b054",
  "misconceptions": [
    "angle.wrong-total",
    "angle.equal-beside",
    "angle.vertical-adds",
    "angle.leaves-one-out",
    "angle.stops-at-sum",
    "angle.letter-for-angle",
    "angle.other-angle",
    "angle.own-part",
    "angle.forgets-more",
    "model.wrong-sign",
    "angle.mixes-words",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault"
  ]
}
