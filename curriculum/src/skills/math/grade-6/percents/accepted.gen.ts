// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "percents",
  "subject": "math",
  "gradeLevel": 6,
  "version": "b26b84f27a68",
  "misconceptions": [
    "percent.as-denominator",
    "percent.ignores-sign",
    "percent.part-for-rest",
    "percent.percent-as-amount",
    "percent.factor-place",
    "percent.stops-early",
    "percent.wrong-whole",
    "percent.percents-alone",
    "percent.order-reversed",
    "percent.compares-amounts",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "ratio.additive"
  ]
}
