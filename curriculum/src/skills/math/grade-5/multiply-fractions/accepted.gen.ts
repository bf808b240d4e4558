// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "multiply-fractions",
  "subject": "math",
  "gradeLevel": 5,
  "version": "a394abfcf14d",
  "misconceptions": [
    "fraction.adds-for-times",
    "fraction.keeps-denominator",
    "fraction.multiplies-both",
    "fraction.cross-multiplies",
    "fraction.parts-apart",
    "fraction.always-grows",
    "fraction.always-shrinks",
    "fraction.no-size-sense",
    "fraction.wrong-whole",
    "fraction.misreads-parts",
    "fraction.of-as-amount",
    "fraction.swaps-parts",
    "fraction.stops-early",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
