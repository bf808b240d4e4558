// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "convert-units",
  "subject": "math",
  "gradeLevel": 5,
  "version": "79a99d2484a7",
  "misconceptions": [
    "unit.wrong-operation",
    "unit.base-ten-only",
    "unit.place-off",
    "unit.forgets-extra",
    "unit.adds-unlike",
    "unit.no-conversion",
    "unit.stops-early",
    "unit.compares-numbers",
    "unit.order-reversed",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ]
}
