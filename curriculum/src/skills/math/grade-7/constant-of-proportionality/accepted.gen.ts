// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "constant-of-proportionality",
  "subject": "math",
  "gradeLevel": 7,
  "version": "bdabadbc675d",
  "misconceptions": [
    "rate.upside-down",
    "proportion.looks-of-equation",
    "proportion.multiplies",
    "proportion.wrong-way",
    "ratio.adds-rate",
    "ratio.subtracts",
    "ratio.stops-early",
    "ratio.additive",
    "proportion.swaps",
    "proportion.amount-as-constant",
    "rate.compares-upside-down"
  ]
}
