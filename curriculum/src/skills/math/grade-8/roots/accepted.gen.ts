// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "roots",
  "subject": "math",
  "gradeLevel": 8,
  "version": "21080c4ed9f3",
  "misconceptions": [
    "roots.divides-by-index",
    "roots.loses-minus",
    "roots.cube-as-square",
    "roots.stops-early",
    "roots.adds-insides",
    "roots.one-part",
    "roots.decimal-places",
    "roots.one-solution",
    "roots.two-for-cube",
    "roots.must-be-even",
    "roots.divides-by-sides",
    "roots.compares-insides",
    "roots.order-reversed",
    "roots.sign-means-irrational",
    "roots.not-perfect",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "roots.two-values",
    "roots.decimal-is-exact"
  ]
}
