// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "whole-number-problems",
  "subject": "math",
  "gradeLevel": 5,
  "version": "15fa4cc22b12",
  "misconceptions": [
    "operations.stops-early",
    "multiplication.adds-factors",
    "division.drops-remainder",
    "division.quotient-for-rest",
    "division.room-for-rest",
    "division.rounds-up",
    "division.subtracts",
    "division.leaves-out-rest",
    "operations.groups-wrong",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "multiplication.no-shift",
    "multiplication.like-places-only",
    "decimal.point-one-off",
    "decimal.no-point",
    "decimal.other-operation"
  ]
}
