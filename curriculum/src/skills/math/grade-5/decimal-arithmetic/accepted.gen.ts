// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "decimal-arithmetic",
  "subject": "math",
  "gradeLevel": 5,
  "version": "3115592680f4",
  "misconceptions": [
    "decimal.aligns-right",
    "decimal.no-point",
    "decimal.other-operation",
    "decimal.parts-apart",
    "decimal.smaller-from-larger",
    "decimal.point-one-off",
    "decimal.point-as-in-sum",
    "division.one-part",
    "decimal.moves-one-point",
    "decimal.answers-first-step",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
