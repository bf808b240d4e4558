// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "linear-expressions",
  "subject": "math",
  "gradeLevel": 7,
  "version": "a0c69bfeefb6",
  "misconceptions": [
    "equation.loses-sign",
    "expression.unlike-terms",
    "expression.subtracts-first-term",
    "expression.adds-instead",
    "expression.distributes-once",
    "expression.order-of-operations",
    "expression.factors-one-term",
    "expression.multiplies-to-factor",
    "expression.reversed-difference",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "expression.loses-one",
    "expression.skips-lone-letter",
    "expression.tests-one-value"
  ]
}
