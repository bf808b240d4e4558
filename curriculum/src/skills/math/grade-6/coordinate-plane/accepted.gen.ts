// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "coordinate-plane",
  "subject": "math",
  "gradeLevel": 6,
  "version": "cf7d827314da",
  "misconceptions": [
    "grid.swaps-coordinates",
    "grid.drops-sign",
    "grid.wrong-direction",
    "graph.counts-squares",
    "signed.reads-away",
    "grid.wrong-quadrant",
    "moves.wrong-mirror",
    "moves.reflects-for-turn",
    "moves.one-step-only",
    "grid.end-only",
    "grid.subtracts-sizes",
    "grid.counts-points",
    "grid.adds-coordinates",
    "grid.skips-stop",
    "signed.greatest-first",
    "signed.value-for-distance",
    "grid.other-axis",
    "grid.half-perimeter",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
