// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "scientific-notation",
  "subject": "math",
  "gradeLevel": 8,
  "version": "c5d4b87f5412",
  "misconceptions": [
    "scientific.counts-zeros",
    "scientific.one-step-off",
    "scientific.exponent-sign",
    "scientific.not-one-to-ten",
    "scientific.moves-wrong-way",
    "scientific.keeps-exponent",
    "scientific.first-number-only",
    "scientific.reversed-order",
    "scientific.exponents-only",
    "scientific.ten-times-exponent",
    "scientific.combines-exponents",
    "scientific.multiplies-exponents",
    "scientific.adds-first-numbers",
    "scientific.unlike-powers",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "scientific.unfit-unit",
    "ratio.turned"
  ]
}
