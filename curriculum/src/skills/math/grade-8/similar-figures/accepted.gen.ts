// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "similar-figures",
  "subject": "math",
  "gradeLevel": 8,
  "version": "55d70e4e55f4",
  "misconceptions": [
    "moves.wrong-scale",
    "grid.other-axis",
    "grid.wrong-direction",
    "moves.reflects-for-turn",
    "moves.turns-wrong-way",
    "moves.wrong-angle",
    "moves.wrong-mirror",
    "moves.adds-factor",
    "similar.adds-difference",
    "proportion.wrong-way",
    "similar.wrong-pair",
    "similar.part-for-side",
    "shape.by-looks",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "moves.wrong-center",
    "moves.keeps-size",
    "similar.scales-everything",
    "angle.other-angle",
    "angle.interior-for-exterior",
    "moves.changes-angles",
    "moves.changes-size",
    "triangle.position-counts",
    "ratio.turned",
    "moves.order-of-steps",
    "moves.mixes-up-slide",
    "moves.not-undone"
  ]
}
