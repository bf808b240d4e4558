// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "distance-between-signed-numbers",
  "subject": "math",
  "gradeLevel": 7,
  "version": "2f2ce89a198d",
  "misconceptions": [
    "signed.negative-distance",
    "signed.one-distance",
    "signed.counts-ticks",
    "signed.ignores-signs",
    "signed.adds-to-compare",
    "signed.tick-as-one",
    "signed.wrong-way",
    "signed.wrong-sign",
    "signed.end-as-jump",
    "signed.greatest-first",
    "signed.keeps-sign",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ]
}
