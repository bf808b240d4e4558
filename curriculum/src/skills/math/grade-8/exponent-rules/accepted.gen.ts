// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "exponent-rules",
  "subject": "math",
  "gradeLevel": 8,
  "version": "2f6a79484cf7",
  "misconceptions": [
    "exponents.adds-exponents",
    "exponents.other-rule",
    "exponents.reversed-quotient",
    "exponents.multiplies-exponents",
    "exponents.divides-exponents",
    "exponents.drops-minus",
    "exponents.stops-early",
    "exponents.zero-gives-zero",
    "exponents.zero-gives-base",
    "exponents.base-times-exponent",
    "exponents.minus-place",
    "signed.counts-signs",
    "exponents.negative-result",
    "exponents.one-part",
    "exponents.number-as-exponent",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line",
    "exponents.multiplies-bases",
    "exponents.different-bases"
  ]
}
