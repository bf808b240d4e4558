// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "cross-sections",
  "subject": "math",
  "gradeLevel": 7,
  "version": "33c281428244",
  "misconceptions": [
    "section.always-triangle",
    "section.takes-face",
    "section.not-followed",
    "section.other-face",
    "area.adds-lengths",
    "area.no-half",
    "area.grows-like-length",
    "section.reversed",
    "section.number-alone",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
