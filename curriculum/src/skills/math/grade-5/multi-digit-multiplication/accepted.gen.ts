// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "multi-digit-multiplication",
  "subject": "math",
  "gradeLevel": 5,
  "version": "72eb047435d0",
  "misconceptions": [
    "multiplication.no-shift",
    "multiplication.adds-factors",
    "multiplication.no-regroup",
    "multiplication.regroups-first",
    "multiplication.like-places-only",
    "division.area-for-side",
    "multiplication.skips-zero",
    "multiplication.adds-to-product",
    "multiplication.other-factor",
    "multiplication.last-digit-only",
    "multiplication.near-digit",
    "operations.reversed",
    "multiplication.one-factor",
    "operations.stops-early",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ]
}
