// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rational-numbers-on-a-line",
  "subject": "math",
  "gradeLevel": 6,
  "version": "ddebc64e34c8",
  "misconceptions": [
    "signed.wrong-side",
    "signed.reads-away",
    "decimal.every-tick-a-tenth",
    "signed.counts-ticks",
    "signed.no-opposite",
    "signed.ignores-signs",
    "signed.adds-to-compare",
    "signed.ignores-zero",
    "signed.always-negative",
    "signed.stops-early",
    "signed.greatest-first",
    "signed.by-size",
    "signed.drops-sign",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "signed.zero-is-nothing",
    "signed.negative-distance",
    "signed.value-for-distance",
    "signed.different-signs",
    "signed.whole-distance"
  ]
}
