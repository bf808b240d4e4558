// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "coordinate-plane-problems",
  "subject": "math",
  "gradeLevel": 5,
  "version": "f4dde0b21ecd",
  "misconceptions": [
    "grid.swaps-coordinates",
    "grid.skips-stop",
    "grid.other-axis",
    "pattern.leaves-out-start",
    "grid.wrong-direction",
    "grid.counts-points",
    "grid.half-perimeter",
    "grid.end-only",
    "graph.counts-squares",
    "area.grows-like-length",
    "area.adds-lengths",
    "grid.order-reversed",
    "grid.adds-coordinates",
    "grid.one-direction",
    "grid.straight-across",
    "grid.wrong-point",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "grid.crooked-side",
    "grid.starts-at-one"
  ]
}
