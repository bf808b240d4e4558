// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "functions",
  "subject": "math",
  "gradeLevel": 8,
  "version": "e1d54d553a94",
  "misconceptions": [
    "function.shared-output",
    "function.misses-double",
    "function.swaps-input",
    "function.finds-some",
    "function.order-of-steps",
    "function.first-step-only",
    "function.runs-forward",
    "line.drops-start",
    "function.step-not-one",
    "line.swaps-start",
    "slope.wrong-sign",
    "line.first-value",
    "function.constant-is-not-linear",
    "function.expects-linear",
    "line.order-reversed",
    "slope.one-point",
    "rate.one-quantity",
    "model.answers-other",
    "equation.adds-across"
  ]
}
