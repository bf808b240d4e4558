// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "multiply-mixed-numbers",
  "subject": "math",
  "gradeLevel": 5,
  "version": "79cf7ca9b1b3",
  "misconceptions": [
    "fraction.adds-for-times",
    "fraction.wrong-whole",
    "division.area-for-side",
    "fraction.picks-operation",
    "fraction.stops-early",
    "fraction.picks-part",
    "fraction.misses-partial",
    "fraction.parts-apart",
    "fraction.of-as-amount",
    "fraction.no-size-sense",
    "multiplication.one-factor",
    "fraction.multiplies-both",
    "fraction.other-operation",
    "fraction.judges-by-numerators",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
