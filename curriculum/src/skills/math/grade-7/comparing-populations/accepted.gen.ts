// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "comparing-populations",
  "subject": "math",
  "gradeLevel": 7,
  "version": "72513e6d3d16",
  "misconceptions": [
    "display.boundary",
    "display.wrong-side",
    "reading.wrong-series",
    "compare.whole-range",
    "compare.extremes",
    "compare.centers-for-overlap",
    "compare.difference-only",
    "compare.spread-only",
    "compare.one-center",
    "ratio.turned",
    "compare.multiple-as-units",
    "compare.wrong-way",
    "order.backward",
    "center.not-in-order",
    "center.mean-for-median",
    "data.no-division",
    "spread.range-for-iqr",
    "sample.tells-nothing",
    "spread.for-center",
    "compare.every-member",
    "sample.exact-copy",
    "compare.overlap-means-equal",
    "sample.easy-to-reach",
    "operations.stops-early",
    "spread.range-for-deviation",
    "spread.skips-zero"
  ]
}
