// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "two-step-equations",
  "subject": "math",
  "gradeLevel": 7,
  "version": "22c05872983a",
  "misconceptions": [
    "equation.same-operation",
    "equation.stops-early",
    "equation.wrong-inverse",
    "equation.ignores-constant",
    "equation.divides-one-part",
    "equation.loses-sign",
    "equation.half-the-fraction",
    "equation.line-order",
    "expression.distributes-once",
    "expression.unlike-terms",
    "model.swaps-rate",
    "model.counts-all",
    "model.counts-once",
    "model.wrong-sign",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line",
    "equation.one-side"
  ]
}
