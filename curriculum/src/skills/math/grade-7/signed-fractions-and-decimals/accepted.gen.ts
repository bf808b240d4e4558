// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "signed-fractions-and-decimals",
  "subject": "math",
  "gradeLevel": 7,
  "version": "64250662840b",
  "misconceptions": [
    "signed.different-signs",
    "decimal.fraction-as-digits",
    "signed.adds-factors",
    "signed.negative-times-negative",
    "fraction.no-reciprocal",
    "signed.other-operation",
    "decimal.point-as-in-sum",
    "decimal.point-one-off",
    "decimal.moves-one-point",
    "decimal.times-makes-bigger",
    "signed.fraction-signs",
    "fraction.divides-other-way",
    "signed.counts-signs",
    "signed.stops-early",
    "signed.wrong-way",
    "expression.distributes-once",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "signed.ignores-signs",
    "fraction.flips-dividend"
  ]
}
