// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "gcf-and-lcm-problems",
  "subject": "math",
  "gradeLevel": 6,
  "version": "d4cb5246b1e8",
  "misconceptions": [
    "factors.mixes-up",
    "model.keyword",
    "factors.answers-first-step",
    "factors.not-greatest",
    "factors.other-thing",
    "division.leaves-out-rest",
    "factors.takes-smaller",
    "factors.product-for-multiple",
    "factors.one-number-only",
    "factors.factor-for-multiple",
    "factors.divides-one-term",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "factors.multiple-for-factor",
    "model.counts-once",
    "decimal.point-one-off",
    "decimal.answers-first-step",
    "factors.takes-larger"
  ]
}
