// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "compare-signed-numbers",
  "subject": "math",
  "gradeLevel": 6,
  "version": "d4e3bae3add4",
  "misconceptions": [
    "signed.wrong-side",
    "signed.counts-ticks",
    "signed.reads-away",
    "signed.tick-as-one",
    "signed.no-opposite",
    "signed.wrong-way",
    "signed.reciprocal",
    "signed.two-minuses",
    "signed.zero-is-nothing",
    "signed.always-negative",
    "signed.whole-distance",
    "signed.wrong-meaning",
    "signed.ignores-zero",
    "signed.greatest-first",
    "signed.by-size",
    "signed.drops-sign",
    "inequality.turned-sign",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
