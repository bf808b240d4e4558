// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "divide-decimals",
  "subject": "math",
  "gradeLevel": 5,
  "version": "670f0af38183",
  "misconceptions": [
    "decimal.no-point",
    "decimal.point-one-off",
    "decimal.other-operation",
    "division.quotient-for-rest",
    "division.room-for-rest",
    "division.rounds-up",
    "division.rest-too-large",
    "division.adds-digit",
    "division.leaves-out-rest",
    "fraction.divides-other-way",
    "decimal.times-makes-bigger",
    "decimal.wrong-direction",
    "division.larger-divisor-more",
    "decimal.moves-one-point",
    "decimal.answers-first-step",
    "fraction.picks-part",
    "division.drops-remainder"
  ]
}
