// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "two-way-tables",
  "subject": "math",
  "gradeLevel": 8,
  "version": "6ce4231986f5",
  "misconceptions": [
    "two-way.other-cell",
    "two-way.adds-for-difference",
    "two-way.count-for-percent",
    "two-way.wrong-total",
    "two-way.grand-total",
    "two-way.stops-early",
    "two-way.compares-counts",
    "two-way.misses-association",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim"
  ]
}
