// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "two-digit-divisors",
  "subject": "math",
  "gradeLevel": 5,
  "version": "56d8291d5224",
  "misconceptions": [
    "division.one-part",
    "division.area-for-side",
    "division.rest-too-large",
    "division.zeros-apart",
    "division.stops-early",
    "division.skips-zero",
    "division.quotient-for-rest",
    "division.rounds-up",
    "division.subtracts",
    "division.drops-remainder",
    "division.room-for-rest",
    "division.larger-divisor-more",
    "division.dividend-alone",
    "division.order-reversed",
    "multiplication.no-shift",
    "division.adds-back",
    "division.leaves-out-rest",
    "division.rest-in-groups",
    "division.keeps-rest",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim"
  ]
}
