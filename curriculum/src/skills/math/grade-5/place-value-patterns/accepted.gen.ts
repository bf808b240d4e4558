// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "place-value-patterns",
  "subject": "math",
  "gradeLevel": 5,
  "version": "4f912dd0daab",
  "misconceptions": [
    "decimal.wrong-direction",
    "decimal.point-one-off",
    "decimal.adds-steps",
    "decimal.reads-the-rest",
    "multiplication.one-factor",
    "decimal.counts-places",
    "decimal.skips-zero",
    "decimal.side-by-side",
    "decimal.drops-ths",
    "decimal.loses-trade",
    "decimal.face-value",
    "decimal.answers-first-step"
  ]
}
