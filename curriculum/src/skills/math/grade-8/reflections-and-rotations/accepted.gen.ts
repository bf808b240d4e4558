// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "reflections-and-rotations",
  "subject": "math",
  "gradeLevel": 8,
  "version": "165566f6c16c",
  "misconceptions": [
    "moves.wrong-mirror",
    "moves.reflects-for-turn",
    "moves.wrong-center",
    "moves.turns-wrong-way",
    "moves.wrong-angle",
    "moves.mixes-up-slide",
    "moves.half-the-way",
    "grid.swaps-coordinates",
    "moves.order-of-steps",
    "moves.one-step-only",
    "moves.changes-size",
    "area.stops-early",
    "moves.wrong-length",
    "angle.other-angle",
    "moves.changes-angles",
    "angle.stops-at-sum",
    "area.no-half",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ]
}
