// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "percent-change",
  "subject": "math",
  "gradeLevel": 7,
  "version": "9fe22ee43e14",
  "misconceptions": [
    "percent.stops-early",
    "percent.wrong-direction",
    "percent.percent-as-amount",
    "percent.wrong-whole",
    "percent.adds-percents",
    "percent.new-for-change",
    "percent.compares-amounts",
    "percent.order-reversed",
    "percent.factor-place",
    "percent.factor-for-change",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "percent.percents-alone"
  ]
}
