// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "whole-number-problems",
  "subject": "math",
  "gradeLevel": 5,
  "version": "04334a0dbbc1",
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
    "judging.blames-right-work"
  ]
}
