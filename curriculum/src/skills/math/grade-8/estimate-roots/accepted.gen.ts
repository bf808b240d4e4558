// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "estimate-roots",
  "subject": "math",
  "gradeLevel": 8,
  "version": "0e41df2707e7",
  "misconceptions": [
    "roots.compares-insides",
    "irrational.misplaced",
    "irrational.farther-neighbor",
    "roots.divides-by-index",
    "roots.factor-goes-in-unsquared",
    "roots.order-reversed",
    "irrational.approximation-is-exact",
    "roots.divides-by-sides",
    "irrational.leftover-as-tenths",
    "roots.loses-minus",
    "irrational.rounds-early",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "operations.rounds-one-way",
    "roots.stops-early",
    "roots.not-perfect",
    "model.answers-other",
    "decimal.cut-is-equal",
    "irrational.skips-lead"
  ]
}
