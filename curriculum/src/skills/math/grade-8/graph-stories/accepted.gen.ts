// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "graph-stories",
  "subject": "math",
  "gradeLevel": 8,
  "version": "f1e29074ee84",
  "misconceptions": [
    "graph.level-is-zero",
    "graph.all-straight",
    "graph.bends-wrong-way",
    "graph.end-for-length",
    "graph.change-for-value",
    "graph.one-stretch",
    "slope.rise-only",
    "slope.one-point",
    "graph.height-for-slope",
    "graph.counts-squares",
    "graph.as-picture",
    "graph.other-quantity",
    "slope.wrong-sign",
    "graph.starts-at-zero",
    "graph.reads-backward",
    "function.swaps-input",
    "function.finds-some",
    "function.shared-output",
    "function.misses-double"
  ]
}
