// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "long-division",
  "subject": "math",
  "gradeLevel": 6,
  "version": "001ad8251c42",
  "misconceptions": [
    "division.rest-too-large",
    "division.other-step",
    "division.no-bring-down",
    "division.adds-digit",
    "division.stops-early",
    "division.skips-zero",
    "division.zeros-apart",
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
    "judging.names-other-fault",
    "judging.trusts-claim"
  ]
}
