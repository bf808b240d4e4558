// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "decimal-operations",
  "subject": "math",
  "gradeLevel": 6,
  "version": "70e2f7496262",
  "misconceptions": [
    "decimal.aligns-right",
    "decimal.parts-apart",
    "decimal.smaller-from-larger",
    "decimal.no-point",
    "decimal.point-one-off",
    "decimal.point-as-in-sum",
    "decimal.moves-one-point",
    "decimal.times-makes-bigger",
    "decimal.answers-first-step",
    "decimal.other-operation",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "equation.same-operation"
  ]
}
