// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fraction-word-problems",
  "subject": "math",
  "gradeLevel": 5,
  "version": "a163fc1ff0c8",
  "misconceptions": [
    "fraction.picks-operation",
    "fraction.wrong-whole",
    "fraction.other-operation",
    "fraction.misreads-parts",
    "fraction.stops-early",
    "fraction.picks-part",
    "fraction.adds-across",
    "fraction.uses-all-numbers",
    "fraction.difference-as-amount",
    "fraction.no-size-sense"
  ]
}
