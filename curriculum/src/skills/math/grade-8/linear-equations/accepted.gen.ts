// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "linear-equations",
  "subject": "math",
  "gradeLevel": 8,
  "version": "c24f02a42bf8",
  "misconceptions": [
    "equation.adds-across",
    "equation.same-operation",
    "expression.distributes-once",
    "equation.loses-sign",
    "equation.wrong-inverse",
    "equation.expects-one-solution",
    "equation.none-or-all",
    "equation.compares-one-term",
    "equation.line-order",
    "model.one-plan-only",
    "model.swaps-rate",
    "model.mixes-plans",
    "model.wrong-sign",
    "model.answers-other",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line",
    "equation.one-side",
    "expression.unlike-terms"
  ]
}
