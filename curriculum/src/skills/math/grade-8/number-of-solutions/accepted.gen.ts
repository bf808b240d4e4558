// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "number-of-solutions",
  "subject": "math",
  "gradeLevel": 8,
  "version": "e67134f98e05",
  "misconceptions": [
    "expression.distributes-once",
    "equation.one-side",
    "equation.same-operation",
    "equation.wrong-inverse",
    "equation.compares-one-term",
    "equation.expects-one-solution",
    "equation.none-or-all",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ]
}
