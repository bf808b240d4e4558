// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "linear-or-not",
  "subject": "math",
  "gradeLevel": 8,
  "version": "d4f7813cfb3f",
  "misconceptions": [
    "slope.one-step",
    "slope.wrong-sign",
    "function.step-not-one",
    "slope.stops-at-change",
    "function.expects-linear",
    "function.constant-is-not-linear",
    "slope.one-point",
    "signed.reversed",
    "equation.loses-sign",
    "expression.unlike-terms",
    "expression.uses-one-part",
    "model.answers-other",
    "line.drops-start",
    "graph.as-picture",
    "graph.all-straight",
    "graph.reads-backward"
  ]
}
