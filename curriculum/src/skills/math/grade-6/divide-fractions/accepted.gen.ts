// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "divide-fractions",
  "subject": "math",
  "gradeLevel": 6,
  "version": "04897fa1cb2c",
  "misconceptions": [
    "fraction.no-reciprocal",
    "fraction.flips-dividend",
    "fraction.flips-both",
    "fraction.drops-remainder",
    "fraction.remainder-in-wholes",
    "fraction.picks-operation",
    "fraction.larger-divisor-more",
    "fraction.division-shrinks",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
