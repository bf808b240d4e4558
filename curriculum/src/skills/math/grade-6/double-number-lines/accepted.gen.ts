// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "double-number-lines",
  "subject": "math",
  "gradeLevel": 6,
  "version": "f7cdbe56fbbf",
  "misconceptions": [
    "ratio.additive",
    "ratio.keeps-one",
    "ratio.turned",
    "ratio.stops-early",
    "ratio.whole-in-each",
    "ratio.halves",
    "ratio.part-whole",
    "ratio.difference",
    "ratio.terms-for-amounts",
    "ratio.one-way-only",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
