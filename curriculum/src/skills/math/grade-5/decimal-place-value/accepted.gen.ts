// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "decimal-place-value",
  "subject": "math",
  "gradeLevel": 5,
  "version": "ce054614d09a",
  "misconceptions": [
    "decimal.face-value",
    "decimal.drops-ths",
    "decimal.reads-the-rest",
    "decimal.adds-steps",
    "decimal.counts-places",
    "decimal.skips-zero",
    "decimal.side-by-side",
    "decimal.loses-trade",
    "decimal.longer-is-larger",
    "decimal.shorter-is-larger",
    "decimal.wrong-direction",
    "decimal.always-down",
    "decimal.always-up",
    "decimal.wrong-place",
    "decimal.nothing-between",
    "decimal.half-goes-down",
    "decimal.every-tick-a-tenth",
    "decimal.counts-ticks",
    "decimal.steps-too-small"
  ]
}
