// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fraction-division-problems",
  "subject": "math",
  "gradeLevel": 6,
  "version": "aef4a81eaa6f",
  "misconceptions": [
    "fraction.divides-other-way",
    "unit.keeps-first",
    "fraction.wrong-whole",
    "ratio.whole-in-each",
    "fraction.stops-early",
    "fraction.no-reciprocal",
    "division.rounds-up",
    "fraction.remainder-in-wholes",
    "ratio.difference",
    "area.subtracts-length",
    "grid.half-perimeter",
    "fraction.no-size-sense",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ]
}
