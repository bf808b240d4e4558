// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "linear-models",
  "subject": "math",
  "gradeLevel": 8,
  "version": "55f5b5f6cd10",
  "misconceptions": [
    "line.drops-start",
    "slope.one-step",
    "line.swaps-start",
    "slope.wrong-sign",
    "line.first-value",
    "function.step-not-one",
    "slope.one-point",
    "graph.counts-squares",
    "slope.rise-only",
    "ratio.undoes-wrong-way",
    "proportion.grows-together",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "slope.run-over-rise"
  ]
}
