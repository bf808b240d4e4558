// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "area-of-polygons",
  "subject": "math",
  "gradeLevel": 6,
  "version": "50245f3e6d71",
  "misconceptions": [
    "area.no-half",
    "area.adds-lengths",
    "area.halves-too-much",
    "area.slanted-side",
    "area.one-base",
    "area.any-line",
    "area.box-around",
    "area.one-piece",
    "area.adds-cut-piece",
    "area.wrong-length",
    "area.subtracts-length",
    "area.stops-early",
    "area.reversed",
    "area.without-cost",
    "area.divides-for-cost",
    "judging.blames-right-work",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "area.leaning-changes-area",
    "area.grows-like-length",
    "area.one-base-only"
  ]
}
