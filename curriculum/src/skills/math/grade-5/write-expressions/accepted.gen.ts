// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "write-expressions",
  "subject": "math",
  "gradeLevel": 5,
  "version": "63607269f6e2",
  "misconceptions": [
    "operations.groups-wrong",
    "operations.needless-parentheses",
    "operations.ignores-parentheses",
    "operations.mixes-words",
    "operations.stops-early",
    "operations.left-to-right",
    "expression.one-form",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
