// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "number-patterns",
  "subject": "math",
  "gradeLevel": 5,
  "version": "d4749be28655",
  "misconceptions": [
    "pattern.other-rule",
    "pattern.step-off",
    "pattern.difference-stays",
    "pattern.reversed",
    "grid.swaps-coordinates",
    "grid.misplaces",
    "pattern.leaves-out-start",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "variables.first-row",
    "operations.stops-early"
  ]
}
