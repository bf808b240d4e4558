// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "evaluate-expressions",
  "subject": "math",
  "gradeLevel": 6,
  "version": "5c0451ccb3d0",
  "misconceptions": [
    "expression.order-of-operations",
    "expression.glues-digits",
    "expression.uses-one-part",
    "expression.distributes-once",
    "exponents.base-times-exponent",
    "exponents.product-first",
    "exponents.spreads-over-sum",
    "expression.difference-first",
    "operations.stops-early",
    "expression.adds-instead",
    "data.stops-early",
    "decimal.times-makes-bigger",
    "expression.divides-one-term",
    "expression.adds-factor",
    "equation.same-operation",
    "proportion.start-value",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
