// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fractions-to-decimals",
  "subject": "math",
  "gradeLevel": 7,
  "version": "c0e2bc64c98d",
  "misconceptions": [
    "fraction.divides-other-way",
    "decimal.fraction-as-digits",
    "decimal.remainder-as-digit",
    "decimal.skips-zero",
    "decimal.repeats-all",
    "decimal.repeats-last",
    "signed.drops-sign",
    "division.other-step",
    "division.rest-too-large",
    "decimal.long-repeats",
    "decimal.one-factor-decides",
    "decimal.not-in-lowest-terms",
    "decimal.cut-is-equal",
    "decimal.wrong-direction",
    "decimal.longer-is-larger",
    "signed.by-size",
    "decimal.pattern-off-by-one",
    "decimal.pattern-from-start",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "decimal.remainder-goes-on"
  ]
}
