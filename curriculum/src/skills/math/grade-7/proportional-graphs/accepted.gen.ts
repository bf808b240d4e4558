// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "proportional-graphs",
  "subject": "math",
  "gradeLevel": 7,
  "version": "7dd2989c5c54",
  "misconceptions": [
    "proportion.amount-as-constant",
    "proportion.swaps",
    "ratio.additive",
    "graph.counts-squares",
    "proportion.near-miss",
    "proportion.start-value",
    "proportion.pair-as-ends",
    "proportion.one-pair",
    "proportion.grows-together",
    "ratio.looks-at-one",
    "ratio.stops-early",
    "rate.compares-upside-down",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
