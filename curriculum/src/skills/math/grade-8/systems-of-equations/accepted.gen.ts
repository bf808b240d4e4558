// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "systems-of-equations",
  "subject": "math",
  "gradeLevel": 8,
  "version": "f3f56227cecc",
  "misconceptions": [
    "line.swaps-coordinates",
    "equation.loses-sign",
    "system.takes-start",
    "graph.counts-squares",
    "system.other-crossing",
    "slope.wrong-sign",
    "line.swaps-start",
    "line.start-on-x-axis",
    "line.drops-start",
    "slope.run-over-rise",
    "system.parallel-or-same",
    "expression.distributes-once",
    "system.adds-for-subtracts",
    "system.one-side",
    "system.one-line-only",
    "equation.compares-one-term",
    "system.looks-different",
    "model.answers-other",
    "system.one-kind",
    "system.splits-evenly",
    "model.mixes-plans",
    "model.swaps-numbers",
    "model.counts-once"
  ]
}
