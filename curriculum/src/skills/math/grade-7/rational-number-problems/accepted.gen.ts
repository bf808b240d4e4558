// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rational-number-problems",
  "subject": "math",
  "gradeLevel": 7,
  "version": "aad44b412d2e",
  "misconceptions": [
    "signed.wrong-way",
    "signed.counts-once",
    "signed.ignores-signs",
    "signed.stops-early",
    "signed.leaves-out-start",
    "signed.reversed",
    "signed.goes-on",
    "signed.wrong-sign",
    "signed.different-signs",
    "operations.adds-first",
    "signed.negative-times-negative",
    "signed.two-minuses",
    "operations.ignores-parentheses",
    "signed.by-size",
    "decimal.times-makes-bigger",
    "signed.greatest-first",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ]
}
