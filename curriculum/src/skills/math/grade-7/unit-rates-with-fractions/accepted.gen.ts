// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "unit-rates-with-fractions",
  "subject": "math",
  "gradeLevel": 7,
  "version": "bcf70ee5fcf8",
  "misconceptions": [
    "rate.upside-down",
    "fraction.no-reciprocal",
    "ratio.subtracts",
    "proportion.part-of-fraction",
    "rate.stops-at-one",
    "rate.total-as-one",
    "ratio.additive",
    "rate.multiplies-back",
    "rate.wrong-step",
    "rate.compares-upside-down",
    "rate.one-quantity",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
