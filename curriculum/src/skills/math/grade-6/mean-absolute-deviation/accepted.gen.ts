// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "mean-absolute-deviation",
  "subject": "math",
  "gradeLevel": 6,
  "version": "4197bd8329fe",
  "misconceptions": [
    "center.mean-for-median",
    "spread.neighbors",
    "data.no-division",
    "spread.range-for-deviation",
    "spread.skips-zero",
    "spread.other-side",
    "data.stops-early",
    "center.fills-in-mean",
    "spread.for-center",
    "display.counts-once",
    "spread.scaling-keeps",
    "spread.more-data",
    "evidence.overcautious",
    "spread.all-within",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
