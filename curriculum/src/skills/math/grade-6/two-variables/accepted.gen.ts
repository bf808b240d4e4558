// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "two-variables",
  "subject": "math",
  "gradeLevel": 6,
  "version": "293c332a1415",
  "misconceptions": [
    "variables.swaps-roles",
    "grid.other-axis",
    "variables.reversed",
    "model.adds-or-multiplies",
    "model.wrong-sign",
    "equation.reversed-subtraction",
    "variables.first-row",
    "variables.next-step",
    "variables.whole-object",
    "equation.same-operation",
    "graph.counts-squares",
    "grid.wrong-point",
    "grid.misplaces",
    "grid.swaps-coordinates",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "variables.letter-as-thing"
  ]
}
