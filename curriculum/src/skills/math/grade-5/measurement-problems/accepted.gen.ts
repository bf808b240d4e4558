// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "measurement-problems",
  "subject": "math",
  "gradeLevel": 5,
  "version": "be96d2fad1eb",
  "misconceptions": [
    "unit.base-ten-only",
    "unit.stops-early",
    "unit.adds-unlike",
    "unit.place-off",
    "model.counts-once",
    "unit.no-conversion",
    "unit.wrong-operation",
    "decimal.loses-trade",
    "fraction.smaller-from-larger",
    "scale.reads-end",
    "line-plot.steps-as-units",
    "unit.compares-numbers",
    "division.leaves-out-rest",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "division.rounds-up",
    "division.subtracts",
    "division.quotient-for-rest",
    "division.room-for-rest",
    "multiplication.adds-factors",
    "model.answers-other",
    "division.drops-remainder"
  ]
}
