// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "lines-of-fit",
  "subject": "math",
  "gradeLevel": 8,
  "version": "b0530763793b",
  "misconceptions": [
    "line.swaps-start",
    "model.answers-other",
    "scatter.prediction-for-data",
    "slope.one-step",
    "model.swaps-rate",
    "slope.rise-only",
    "slope.run-over-rise",
    "slope.wrong-sign",
    "line.first-value",
    "line.drops-start",
    "line.order-reversed",
    "data.stops-early",
    "scatter.exact-line",
    "scatter.no-limits",
    "scatter.wrong-direction",
    "scatter.misses-pattern",
    "scatter.typical-as-outlier"
  ]
}
