// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "slope",
  "subject": "math",
  "gradeLevel": 8,
  "version": "b4fc4350c7b3",
  "misconceptions": [
    "slope.run-over-rise",
    "slope.wrong-sign",
    "slope.rise-only",
    "slope.one-point",
    "slope.loses-minus",
    "graph.counts-squares",
    "slope.one-step",
    "slope.stops-at-change",
    "slope.adds-run",
    "rate.one-quantity",
    "line.swaps-start",
    "line.first-value",
    "line.drops-start",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "line.order-reversed"
  ]
}
