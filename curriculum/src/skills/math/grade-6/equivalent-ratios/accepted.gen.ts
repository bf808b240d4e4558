// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "equivalent-ratios",
  "subject": "math",
  "gradeLevel": 6,
  "version": "37b53845f5fd",
  "misconceptions": [
    "ratio.additive",
    "ratio.turned",
    "ratio.part-whole",
    "ratio.keeps-one",
    "ratio.whole-in-each",
    "ratio.stops-early",
    "ratio.halves",
    "ratio.looks-at-one",
    "ratio.one-way-only",
    "ratio.difference",
    "ratio.terms-for-amounts",
    "ratio.undoes-wrong-way",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.names-later-line"
  ]
}
