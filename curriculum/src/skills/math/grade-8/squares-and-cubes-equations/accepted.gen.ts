// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "squares-and-cubes-equations",
  "subject": "math",
  "gradeLevel": 8,
  "version": "def43d2cdb30",
  "misconceptions": [
    "roots.one-solution",
    "roots.divides-by-index",
    "roots.square-below-zero",
    "roots.two-for-cube",
    "roots.no-negative-cube",
    "roots.loses-minus",
    "roots.stops-early",
    "equation.same-operation",
    "roots.must-be-even",
    "roots.zero-square",
    "equation.loses-sign",
    "exponents.base-times-exponent",
    "roots.cube-as-square",
    "equation.wrong-inverse",
    "roots.divides-by-sides",
    "model.counts-once",
    "model.wrong-sign",
    "roots.decimal-places",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ]
}
