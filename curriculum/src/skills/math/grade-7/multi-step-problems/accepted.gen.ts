// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "multi-step-problems",
  "subject": "math",
  "gradeLevel": 7,
  "version": "fe727a5a42c3",
  "misconceptions": [
    "fraction.no-size-sense",
    "decimal.point-one-off",
    "percent.stops-early",
    "decimal.times-makes-bigger",
    "percent.part-for-rest",
    "percent.wrong-whole",
    "operations.groups-wrong",
    "operations.left-to-right",
    "operations.stops-early",
    "percent.order-reversed",
    "operations.rounds-one-way",
    "percent.wrong-direction",
    "percent.factor-for-change",
    "signed.ignores-signs",
    "percent.percent-as-amount",
    "percent.adds-percents",
    "percent.new-for-change",
    "unit.base-ten-only",
    "operations.counts-things-for-gaps",
    "decimal.other-operation",
    "percent.percents-alone",
    "percent.compares-amounts",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "judging.trusts-claim"
  ]
}
