// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rules-tables-and-graphs",
  "subject": "math",
  "gradeLevel": 6,
  "version": "1e49d5499a6d",
  "misconceptions": [
    "variables.reversed",
    "model.adds-or-multiplies",
    "variables.first-row",
    "model.wrong-sign",
    "equation.reversed-subtraction",
    "variables.next-step",
    "grid.swaps-coordinates",
    "function.finds-some",
    "area.stops-early",
    "variables.swaps-roles",
    "ratio.subtracts",
    "variables.same-change",
    "variables.constant-again",
    "equation.same-operation"
  ]
}
