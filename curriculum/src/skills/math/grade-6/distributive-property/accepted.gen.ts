// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "distributive-property",
  "subject": "math",
  "gradeLevel": 6,
  "version": "e6c1f05506db",
  "misconceptions": [
    "expression.adds-factor",
    "expression.distributes-once",
    "expression.uses-one-part",
    "equation.loses-sign",
    "expression.mixes-up-parts",
    "expression.subtracts-factor",
    "expression.multiplies-to-factor",
    "expression.unlike-terms",
    "expression.one-form",
    "expression.multiplies-outside",
    "expression.factors-one-term",
    "expression.skips-lone-letter",
    "factors.not-greatest",
    "expression.loses-one",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "equation.ignores-constant",
    "model.counts-all",
    "exponents.base-times-exponent",
    "expression.sum-as-power",
    "model.counts-once",
    "exponents.spreads-over-sum",
    "model.swaps-numbers",
    "exponents.product-first",
    "equation.stops-early"
  ]
}
