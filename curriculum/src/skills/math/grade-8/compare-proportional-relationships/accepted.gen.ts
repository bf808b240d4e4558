// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "compare-proportional-relationships",
  "subject": "math",
  "gradeLevel": 8,
  "version": "1907899a7e19",
  "misconceptions": [
    "graph.counts-squares",
    "rate.one-quantity",
    "proportion.amount-as-constant",
    "ratio.subtracts",
    "rate.compares-upside-down",
    "rate.upside-down",
    "graph.height-for-slope",
    "rate.stops-at-one",
    "proportion.start-value",
    "slope.run-over-rise",
    "ratio.adds-rate",
    "ratio.undoes-wrong-way",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
