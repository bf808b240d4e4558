// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "scatter-plots",
  "subject": "math",
  "gradeLevel": 8,
  "version": "5a1a4f656a6e",
  "misconceptions": [
    "scatter.wrong-direction",
    "scatter.misses-pattern",
    "scatter.sees-pattern",
    "scatter.straight-only",
    "scatter.extreme-is-outlier",
    "scatter.typical-as-outlier",
    "grid.starts-at-one",
    "grid.misplaces",
    "scatter.line-off-center",
    "scatter.line-through-ends",
    "line.first-value",
    "scatter.prediction-for-data",
    "slope.run-over-rise",
    "slope.rise-only",
    "graph.counts-squares",
    "line.swaps-start",
    "line.drops-start",
    "slope.wrong-sign",
    "line.order-reversed",
    "slope.stops-at-change",
    "scatter.exact-line",
    "scatter.cause",
    "scatter.no-limits"
  ]
}
