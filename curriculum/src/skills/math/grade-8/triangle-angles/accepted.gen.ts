// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "triangle-angles",
  "subject": "math",
  "gradeLevel": 8,
  "version": "429bc641cc78",
  "misconceptions": [
    "angle.leaves-one-out",
    "angle.wrong-total",
    "angle.exterior-as-interior",
    "angle.stops-at-sum",
    "angle.other-angle",
    "angle.shown-only",
    "angle.own-part",
    "angle.letter-for-angle",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "order.step-too-early"
  ]
}
