// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "solve-systems",
  "subject": "math",
  "gradeLevel": 8,
  "version": "e4a7631e334f",
  "misconceptions": [
    "equation.ignores-constant",
    "expression.distributes-once",
    "equation.loses-sign",
    "system.adds-for-subtracts",
    "equation.wrong-inverse",
    "system.one-side",
    "equation.same-operation",
    "equation.one-side",
    "equation.compares-one-term",
    "equation.expects-one-solution",
    "equation.none-or-all",
    "line.swaps-coordinates",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
