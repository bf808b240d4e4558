// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "unit-fraction-problems",
  "subject": "math",
  "gradeLevel": 5,
  "version": "0781285a7f53",
  "misconceptions": [
    "fraction.misreads-parts",
    "fraction.picks-part",
    "fraction.wrong-whole",
    "fraction.stops-early",
    "fraction.picks-operation",
    "fraction.unit-as-whole",
    "fraction.no-reciprocal",
    "fraction.divides-other-way",
    "fraction.denominator-as-groups",
    "expression.one-form",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "fraction.of-as-amount"
  ]
}
