// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "scale-drawings",
  "subject": "math",
  "gradeLevel": 7,
  "version": "27270d62e87a",
  "misconceptions": [
    "proportion.wrong-way",
    "ratio.additive",
    "ratio.subtracts",
    "unit.no-conversion",
    "unit.place-off",
    "rate.upside-down",
    "ratio.stops-early",
    "proportion.multiplies",
    "area.grows-like-length",
    "area.stops-early",
    "area.no-half",
    "scale.scale-alone",
    "scale.drawing-alone",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "area.adds-lengths",
    "triangle.any-sides",
    "triangle.one-bound",
    "triangle.allows-flat",
    "section.other-face",
    "triangle.longest-given",
    "triangle.other-bound"
  ]
}
