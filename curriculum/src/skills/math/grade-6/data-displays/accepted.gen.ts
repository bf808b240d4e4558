// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "data-displays",
  "subject": "math",
  "gradeLevel": 6,
  "version": "6096652849c4",
  "misconceptions": [
    "display.counts-once",
    "display.boundary",
    "display.wrong-side",
    "display.one-column",
    "display.count-for-percent",
    "display.equal-lengths",
    "display.missing-part",
    "display.axis-ends",
    "display.box-for-count",
    "center.not-in-order",
    "center.mean-for-median",
    "center.fills-in-mean",
    "center.mean-of-means",
    "center.ignores-outlier",
    "spread.for-center",
    "spread.range-for-iqr",
    "spread.signed-distances",
    "data.one-answer",
    "data.no-division",
    "data.middle-value",
    "data.stops-early",
    "compare.difference-only",
    "spread.range-for-deviation"
  ]
}
