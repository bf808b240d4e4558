// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "proportional-relationships",
  "subject": "math",
  "gradeLevel": 7,
  "version": "4551645bc33b",
  "misconceptions": [
    "rate.upside-down",
    "ratio.additive",
    "ratio.subtracts",
    "proportion.amount-as-constant",
    "proportion.multiplies",
    "proportion.wrong-way",
    "proportion.part-of-fraction",
    "graph.counts-squares",
    "proportion.start-value",
    "proportion.even-steps",
    "proportion.one-pair",
    "proportion.grows-together",
    "proportion.looks-of-equation",
    "proportion.looks-of-story",
    "proportion.swaps",
    "proportion.pair-as-ends",
    "proportion.near-miss"
  ]
}
