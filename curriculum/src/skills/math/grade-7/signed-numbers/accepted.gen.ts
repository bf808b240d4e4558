// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "signed-numbers",
  "subject": "math",
  "gradeLevel": 7,
  "version": "814fdb25c9cb",
  "misconceptions": [
    "signed.wrong-way",
    "signed.wrong-sign",
    "signed.ignores-signs",
    "signed.two-minuses",
    "signed.keeps-sign",
    "signed.reversed",
    "signed.end-as-jump",
    "signed.counts-ticks",
    "signed.adds-to-compare",
    "signed.negative-distance",
    "signed.goes-on",
    "signed.stops-early",
    "signed.subtracting-makes-less",
    "signed.adding-makes-more",
    "signed.same-signs",
    "signed.not-opposite",
    "signed.leaves-sign-behind",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
