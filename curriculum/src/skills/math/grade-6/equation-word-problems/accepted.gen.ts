// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "equation-word-problems",
  "subject": "math",
  "gradeLevel": 6,
  "version": "64c82c7e6422",
  "misconceptions": [
    "model.keyword",
    "model.swaps-numbers",
    "model.adds-or-multiplies",
    "equation.same-operation",
    "equation.one-side",
    "equation.wrong-inverse",
    "equation.half-the-fraction",
    "equation.fractions-across",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
