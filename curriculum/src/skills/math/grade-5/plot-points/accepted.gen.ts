// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "plot-points",
  "subject": "math",
  "gradeLevel": 5,
  "version": "bfab4879cac4",
  "misconceptions": [
    "grid.swaps-coordinates",
    "grid.starts-at-one",
    "graph.counts-squares",
    "grid.crooked-side",
    "grid.wrong-direction",
    "grid.other-axis",
    "grid.counts-points",
    "grid.end-only",
    "grid.adds-coordinates",
    "grid.skips-stop",
    "grid.one-direction",
    "grid.wrong-point",
    "grid.value-for-change",
    "data.adds",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "grid.misplaces"
  ]
}
