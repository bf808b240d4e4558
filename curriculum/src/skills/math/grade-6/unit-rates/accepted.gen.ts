// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "unit-rates",
  "subject": "math",
  "gradeLevel": 6,
  "version": "9ab86ee3f8b0",
  "misconceptions": [
    "rate.upside-down",
    "ratio.additive",
    "rate.stops-at-one",
    "rate.price-tag",
    "rate.bigger-pack",
    "rate.one-quantity",
    "rate.total-as-one",
    "ratio.subtracts",
    "ratio.adds-rate",
    "rate.multiplies-back",
    "rate.wrong-step",
    "rate.compares-upside-down",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault"
  ]
}
