// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "add-fractions",
  "subject": "math",
  "gradeLevel": 5,
  "version": "347028099fa1",
  "misconceptions": [
    "fraction.adds-across",
    "fraction.keeps-numerator",
    "fraction.adds-to-rename",
    "fraction.loses-whole",
    "fraction.regroups-ten",
    "fraction.smaller-from-larger",
    "fraction.other-operation",
    "fraction.stops-early",
    "fraction.no-size-sense",
    "fraction.misreads-parts",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
