// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "quadrilateral-families",
  "subject": "math",
  "gradeLevel": 5,
  "version": "50be7fc4657d",
  "misconceptions": [
    "grid.half-perimeter",
    "shape.not-inherited",
    "shape.extra-attribute",
    "area.stops-early",
    "shape.by-looks",
    "grid.swaps-coordinates",
    "grid.crooked-side",
    "shape.own-name-only",
    "shape.converse",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work",
    "shape.general-name",
    "model.answers-other"
  ]
}
