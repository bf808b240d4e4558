// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "subtract-mixed-numbers",
  "subject": "math",
  "gradeLevel": 5,
  "version": "688ce8ba592e",
  "misconceptions": [
    "fraction.adds-across",
    "fraction.loses-whole",
    "fraction.other-operation",
    "fraction.smaller-from-larger",
    "fraction.regroups-ten",
    "fraction.keeps-numerator",
    "fraction.stops-early",
    "fraction.misreads-parts",
    "fraction.no-size-sense",
    "fraction.judges-by-numerators",
    "fraction.parts-apart",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
