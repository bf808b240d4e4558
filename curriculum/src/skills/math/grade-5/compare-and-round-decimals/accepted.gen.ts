// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "compare-and-round-decimals",
  "subject": "math",
  "gradeLevel": 5,
  "version": "c7e8b7259c6e",
  "misconceptions": [
    "decimal.wrong-direction",
    "decimal.longer-is-larger",
    "decimal.shorter-is-larger",
    "inequality.boundary",
    "decimal.answers-first-step",
    "decimal.half-goes-down",
    "decimal.no-point",
    "decimal.always-up",
    "decimal.always-down",
    "decimal.wrong-place",
    "decimal.nothing-between",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "decimal.face-value",
    "decimal.point-one-off",
    "decimal.appends-zeros"
  ]
}
