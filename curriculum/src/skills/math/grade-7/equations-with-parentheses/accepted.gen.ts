// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "equations-with-parentheses",
  "subject": "math",
  "gradeLevel": 7,
  "version": "3aeb21ef0949",
  "misconceptions": [
    "equation.same-operation",
    "equation.stops-early",
    "expression.distributes-once",
    "equation.loses-sign",
    "model.counts-once",
    "model.swaps-rate",
    "model.wrong-sign",
    "equation.wrong-inverse",
    "expression.subtracts-first-term",
    "equation.one-side"
  ]
}
