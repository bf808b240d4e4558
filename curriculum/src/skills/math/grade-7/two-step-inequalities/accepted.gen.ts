// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "two-step-inequalities",
  "subject": "math",
  "gradeLevel": 7,
  "version": "897c7872ecba",
  "misconceptions": [
    "inequality.turns-too-often",
    "inequality.boundary",
    "equation.same-operation",
    "equation.ignores-constant",
    "equation.divides-one-part",
    "inequality.turned-sign",
    "inequality.keeps-sign",
    "equation.loses-sign",
    "expression.distributes-once",
    "inequality.rounds-without-story",
    "equation.stops-early",
    "model.wrong-sign",
    "model.swaps-rate",
    "model.counts-once",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "equation.wrong-inverse",
    "equation.one-side"
  ]
}
