// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "one-step-equations",
  "subject": "math",
  "gradeLevel": 6,
  "version": "0ddd00a3d1ea",
  "misconceptions": [
    "equation.same-operation",
    "equation.one-side",
    "equation.wrong-inverse",
    "equation.reversed-subtraction",
    "equation.half-the-fraction",
    "equation.fractions-across",
    "equation.does-not-test",
    "ratio.additive",
    "model.keyword",
    "model.swaps-numbers",
    "model.adds-or-multiplies",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "model.answers-other",
    "equation.undoes-to-evaluate"
  ]
}
