// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "inequalities",
  "subject": "math",
  "gradeLevel": 6,
  "version": "8f38a041c8f1",
  "misconceptions": [
    "inequality.turned-sign",
    "inequality.boundary",
    "inequality.word-alone",
    "inequality.drops-sign",
    "inequality.letter-alone",
    "inequality.one-condition",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-other-fault"
  ]
}
