// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "inequality-problems",
  "subject": "math",
  "gradeLevel": 7,
  "version": "ecf0cef033bb",
  "misconceptions": [
    "inequality.turned-sign",
    "inequality.boundary",
    "equation.ignores-constant",
    "equation.same-operation",
    "inequality.keeps-sign",
    "inequality.one-condition",
    "model.wrong-sign",
    "model.counts-once",
    "model.swaps-rate",
    "equation.stops-early",
    "division.leaves-out-rest",
    "rate.one-quantity",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "inequality.rounds-without-story",
    "inequality.word-alone",
    "model.counts-all",
    "expression.distributes-once"
  ]
}
