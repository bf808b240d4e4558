// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "circles",
  "subject": "math",
  "gradeLevel": 7,
  "version": "96dd21faf59c",
  "misconceptions": [
    "circle.radius-diameter",
    "circle.area-for-around",
    "circle.around-for-area",
    "circle.doubles-for-square",
    "circle.halves-for-root",
    "circle.leaves-out-pi",
    "circle.stops-early",
    "circle.wrong-part",
    "circle.squares-difference",
    "circle.curve-only",
    "circle.area-like-length",
    "circle.pi-changes",
    "circle.reversed",
    "circle.compares-numbers",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
