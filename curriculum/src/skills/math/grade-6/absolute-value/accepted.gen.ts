// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "absolute-value",
  "subject": "math",
  "gradeLevel": 6,
  "version": "ce5d450b21ed",
  "misconceptions": [
    "signed.absolute-keeps-sign",
    "signed.absolute-flips",
    "signed.two-minuses",
    "signed.one-distance",
    "signed.wrong-side",
    "signed.stops-early",
    "signed.one-of-two",
    "signed.zero-is-nothing",
    "inequality.boundary",
    "signed.adds-to-compare",
    "signed.negative-distance",
    "signed.value-for-distance",
    "signed.greatest-first",
    "inequality.turned-sign",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "signed.no-opposite",
    "signed.end-as-jump",
    "signed.drops-sign",
    "signed.wrong-meaning",
    "signed.by-size",
    "signed.always-negative",
    "inequality.drops-sign",
    "signed.ignores-zero"
  ]
}
