// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "calculate-in-scientific-notation",
  "subject": "math",
  "gradeLevel": 8,
  "version": "d363a2ac23ae",
  "misconceptions": [
    "scientific.combines-exponents",
    "scientific.exponent-sign",
    "scientific.one-step-off",
    "scientific.multiplies-exponents",
    "scientific.adds-first-numbers",
    "scientific.keeps-exponent",
    "scientific.moves-wrong-way",
    "scientific.unlike-powers",
    "unit.wrong-operation",
    "exponents.stops-early",
    "equation.same-operation",
    "unit.place-off",
    "area.grows-like-length",
    "scientific.first-number-only",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "scientific.exponents-only",
    "scientific.ten-times-exponent",
    "scientific.counts-zeros",
    "exponents.multiplies-exponents",
    "signed.ignores-signs",
    "decimal.point-one-off",
    "scientific.reversed-order"
  ]
}
