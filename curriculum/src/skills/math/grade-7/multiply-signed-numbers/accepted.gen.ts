// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "multiply-signed-numbers",
  "subject": "math",
  "gradeLevel": 7,
  "version": "09038d62eea7",
  "misconceptions": [
    "signed.different-signs",
    "signed.other-operation",
    "signed.negative-times-negative",
    "signed.adds-factors",
    "signed.counts-signs",
    "signed.stops-early",
    "signed.wrong-meaning",
    "signed.zero-factor",
    "signed.always-negative",
    "signed.fraction-signs",
    "judging.blames-right-work",
    "judging.names-later-line",
    "judging.trusts-claim",
    "signed.divides-by-zero",
    "signed.leaves-sign-behind",
    "operations.left-to-right",
    "signed.sum-rule",
    "signed.ignores-signs",
    "fraction.no-reciprocal"
  ]
}
