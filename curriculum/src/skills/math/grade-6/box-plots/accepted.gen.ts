// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "box-plots",
  "subject": "math",
  "gradeLevel": 6,
  "version": "0cf33123b8da",
  "misconceptions": [
    "display.wrong-side",
    "center.mean-for-median",
    "display.equal-lengths",
    "center.not-in-order",
    "display.axis-ends",
    "display.missing-part",
    "spread.for-center",
    "center.fills-in-mean",
    "data.middle-value",
    "spread.range-for-iqr",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "line-plot.counts-dots",
    "display.counts-once",
    "data.no-division",
    "center.ignores-outlier"
  ]
}
