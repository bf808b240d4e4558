// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fractions-as-division",
  "subject": "math",
  "gradeLevel": 5,
  "version": "f4a55bc3fe50",
  "misconceptions": [
    "fraction.divides-other-way",
    "fraction.of-as-amount",
    "fraction.picks-operation",
    "fraction.leftover-not-shared",
    "fraction.remainder-wrong-denominator",
    "fraction.denominator-as-groups",
    "fraction.adds-for-times",
    "fraction.no-size-sense",
    "division.larger-divisor-more",
    "division.order-reversed",
    "division.dividend-alone",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
