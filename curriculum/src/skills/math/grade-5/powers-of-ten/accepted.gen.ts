// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "powers-of-ten",
  "subject": "math",
  "gradeLevel": 5,
  "version": "4afee8ef3ce5",
  "misconceptions": [
    "decimal.wrong-direction",
    "exponents.base-times-exponent",
    "exponents.zeros-as-exponent",
    "decimal.point-one-off",
    "decimal.appends-zeros",
    "decimal.answers-first-step",
    "exponents.one-step-off",
    "exponents.compares-one-part",
    "exponents.order-reversed",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
