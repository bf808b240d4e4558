// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "compare-ratios",
  "subject": "math",
  "gradeLevel": 6,
  "version": "4143c93ee161",
  "misconceptions": [
    "ratio.additive",
    "ratio.keeps-one",
    "factors.product-for-multiple",
    "ratio.turned",
    "ratio.looks-at-one",
    "ratio.difference",
    "ratio.part-whole",
    "ratio.stops-early",
    "ratio.terms-for-amounts"
  ]
}
