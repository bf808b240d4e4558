// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "line-plots",
  "subject": "math",
  "gradeLevel": 5,
  "version": "de0e255542de",
  "misconceptions": [
    "display.counts-once",
    "line-plot.numerator-only",
    "data.stops-early",
    "display.boundary",
    "display.wrong-side",
    "display.axis-ends",
    "line-plot.steps-as-units",
    "data.adds",
    "line-plot.counts-dots",
    "line-plot.all-dots",
    "fraction.adds-for-times",
    "line-plot.shares-columns",
    "line-plot.ends-only",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "fraction.no-size-sense"
  ]
}
