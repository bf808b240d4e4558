// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "simple-interest-and-commission",
  "subject": "math",
  "gradeLevel": 7,
  "version": "4ec8f88a687a",
  "misconceptions": [
    "percent.percent-as-amount",
    "model.counts-once",
    "percent.factor-place",
    "percent.stops-early",
    "unit.no-conversion",
    "percent.wrong-whole",
    "percent.part-for-rest",
    "equation.ignores-constant",
    "percent.percents-alone",
    "percent.order-reversed",
    "percent.compares-amounts",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ]
}
