// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "numerical-expressions",
  "subject": "math",
  "gradeLevel": 5,
  "version": "5e9b2c722eaa",
  "misconceptions": [
    "operations.left-to-right",
    "operations.adds-first",
    "operations.ignores-parentheses",
    "operations.needless-parentheses",
    "operations.groups-wrong",
    "operations.mixes-words",
    "operations.reversed",
    "operations.stops-early",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
