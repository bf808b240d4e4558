// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "factors-and-multiples",
  "subject": "math",
  "gradeLevel": 6,
  "version": "7beb01905d1b",
  "misconceptions": [
    "factors.multiple-for-factor",
    "factors.takes-smaller",
    "factors.not-greatest",
    "factors.factor-for-multiple",
    "factors.product-for-multiple",
    "factors.takes-larger",
    "factors.answers-first-step",
    "factors.one-number-only",
    "factors.other-thing",
    "factors.mixes-up",
    "factors.divides-one-term",
    "signed.greatest-first",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ]
}
