// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "compound-events",
  "subject": "math",
  "gradeLevel": 7,
  "version": "848f6a38b630",
  "misconceptions": [
    "chance.adds-outcomes",
    "chance.one-stage",
    "chance.one-order",
    "chance.once-or-more",
    "operations.mixes-words",
    "chance.equal-kinds",
    "chance.part-to-part",
    "chance.one-over-all",
    "chance.adds-chances",
    "chance.complement",
    "chance.as-if-put-back",
    "chance.poor-simulation"
  ]
}
