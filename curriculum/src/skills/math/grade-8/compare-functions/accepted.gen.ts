// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "compare-functions",
  "subject": "math",
  "gradeLevel": 8,
  "version": "1f4ac89d5289",
  "misconceptions": [
    "line.swaps-start",
    "function.step-not-one",
    "model.keyword",
    "line.first-value",
    "line.drops-start",
    "model.one-plan-only",
    "slope.wrong-sign",
    "system.takes-start",
    "graph.height-for-slope",
    "function.expects-linear",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
