// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "inequalities",
  "subject": "math",
  "gradeLevel": 6,
  "version": "53beed86010b",
  "misconceptions": [
    "inequality.turned-sign",
    "inequality.boundary",
    "inequality.word-alone",
    "inequality.drops-sign",
    "inequality.letter-alone",
    "inequality.one-condition",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "model.adds-or-multiplies",
    "model.swaps-numbers",
    "equation.same-operation",
    "equation.wrong-inverse",
    "model.answers-other",
    "model.counts-once",
    "equation.stops-early"
  ]
}
