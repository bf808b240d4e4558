// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "equivalent-expressions",
  "subject": "math",
  "gradeLevel": 6,
  "version": "dd87fbe89b04",
  "misconceptions": [
    "expression.distributes-once",
    "expression.unlike-terms",
    "expression.adds-factor",
    "expression.multiplies-outside",
    "equation.loses-sign",
    "expression.skips-lone-letter",
    "expression.sum-as-power",
    "expression.factors-one-term",
    "expression.subtracts-factor",
    "expression.loses-one",
    "expression.glues-digits",
    "expression.order-of-operations",
    "expression.uses-one-part",
    "expression.one-form",
    "expression.tests-one-value",
    "expression.letter-as-thing",
    "expression.mixes-up-parts",
    "equation.does-not-test",
    "model.swaps-rate",
    "model.wrong-sign",
    "model.counts-all",
    "model.counts-once",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
