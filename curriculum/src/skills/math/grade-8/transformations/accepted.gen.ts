// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "transformations",
  "subject": "math",
  "gradeLevel": 8,
  "version": "ebec9710de7e",
  "misconceptions": [
    "moves.wrong-mirror",
    "moves.reflects-for-turn",
    "grid.swaps-coordinates",
    "grid.wrong-direction",
    "grid.other-axis",
    "moves.wrong-angle",
    "moves.turns-wrong-way",
    "moves.wrong-scale",
    "moves.adds-factor",
    "moves.one-step-only",
    "moves.order-of-steps",
    "moves.not-undone",
    "moves.mixes-up-slide",
    "moves.changes-size",
    "moves.keeps-size",
    "moves.changes-angles",
    "moves.loses-parallel",
    "moves.wrong-length",
    "moves.old-direction"
  ]
}
