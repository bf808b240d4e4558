// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "experimental-probability",
  "subject": "math",
  "gradeLevel": 7,
  "version": "9789fe756c2e",
  "misconceptions": [
    "chance.part-to-part",
    "chance.complement",
    "chance.one-over-all",
    "sample.one-of-several",
    "sample.not-scaled",
    "ratio.additive",
    "chance.fifty-fifty",
    "ratio.stops-early",
    "chance.multiplies-back",
    "chance.one-part",
    "chance.equal-kinds",
    "chance.counts-only",
    "chance.reversed",
    "ratio.subtracts",
    "chance.exact-forecast",
    "sample.tells-nothing",
    "chance.small-sample",
    "chance.divides-by-favorable",
    "chance.balances-out",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "chance.one-of-two",
    "model.answers-other",
    "chance.poor-simulation",
    "chance.adds-chances",
    "chance.one-stage"
  ]
}
