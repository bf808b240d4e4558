// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "samples",
  "subject": "math",
  "gradeLevel": 7,
  "version": "5ac896072b83",
  "misconceptions": [
    "sample.distrusts-random",
    "sample.volunteers",
    "sample.easy-to-reach",
    "sample.population-mixup",
    "sample.size-over-fairness",
    "sample.small-as-good",
    "sample.beyond-population",
    "sample.equal-groups",
    "sample.count-as-percent",
    "ratio.part-whole",
    "data.stops-early",
    "ratio.subtracts",
    "ratio.additive",
    "sample.rest",
    "sample.not-scaled",
    "sample.one-of-several",
    "center.mean-of-means",
    "data.no-division",
    "center.mean-for-median",
    "display.axis-ends",
    "data.middle-value",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "sample.exact-copy",
    "chance.small-sample",
    "sample.tells-nothing",
    "operations.stops-early"
  ]
}
