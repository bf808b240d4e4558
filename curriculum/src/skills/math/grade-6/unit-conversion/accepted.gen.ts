// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "unit-conversion",
  "subject": "math",
  "gradeLevel": 6,
  "version": "4debf6d6ad6a",
  "misconceptions": [
    "unit.wrong-operation",
    "ratio.adds-rate",
    "ratio.additive",
    "rate.total-as-one",
    "unit.base-ten-only",
    "unit.place-off",
    "unit.one-of-two",
    "unit.keeps-first",
    "rate.upside-down",
    "rate.wrong-step",
    "unit.compares-numbers",
    "unit.order-reversed",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "unit.no-conversion"
  ]
}
