// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "slope-intercept-form",
  "subject": "math",
  "gradeLevel": 8,
  "version": "6e61c277d725",
  "misconceptions": [
    "line.swaps-start",
    "equation.loses-sign",
    "equation.divides-one-part",
    "slope.wrong-sign",
    "slope.run-over-rise",
    "line.start-on-x-axis",
    "line.drops-start",
    "function.step-not-one",
    "line.first-value",
    "line.swaps-coordinates",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
