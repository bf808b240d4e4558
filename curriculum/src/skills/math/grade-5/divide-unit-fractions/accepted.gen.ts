// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "divide-unit-fractions",
  "subject": "math",
  "gradeLevel": 5,
  "version": "17661a4fffce",
  "misconceptions": [
    "fraction.unit-as-whole",
    "fraction.divides-other-way",
    "fraction.no-reciprocal",
    "fraction.picks-operation",
    "fraction.larger-divisor-more",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "fraction.no-size-sense"
  ]
}
