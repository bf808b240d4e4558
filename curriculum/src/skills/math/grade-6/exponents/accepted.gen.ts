// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "exponents",
  "subject": "math",
  "gradeLevel": 6,
  "version": "aabcfc383389",
  "misconceptions": [
    "exponents.base-times-exponent",
    "exponents.swaps-parts",
    "exponents.product-first",
    "operations.adds-first",
    "decimal.point-as-in-sum",
    "exponents.spreads-over-sum",
    "exponents.one-part",
    "exponents.counts-signs",
    "exponents.one-step-off",
    "exponents.forgets-start",
    "exponents.adds-each-step",
    "exponents.zero-gives-zero",
    "exponents.compares-bases",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "exponents.order-reversed",
    "operations.left-to-right"
  ]
}
