// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rewrite-expressions",
  "subject": "math",
  "gradeLevel": 7,
  "version": "4702f2d6ff07",
  "misconceptions": [
    "percent.new-for-change",
    "percent.factor-place",
    "percent.adds-percents",
    "percent.wrong-whole",
    "percent.wrong-direction",
    "expression.one-form",
    "percent.percent-as-amount",
    "percent.part-for-rest",
    "model.counts-once",
    "expression.distributes-once",
    "expression.factors-one-term",
    "expression.uses-one-part",
    "expression.mixes-up-parts",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "expression.adds-factor",
    "percent.stops-early",
    "percent.factor-for-change"
  ]
}
