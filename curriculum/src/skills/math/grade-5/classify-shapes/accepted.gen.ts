// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "classify-shapes",
  "subject": "math",
  "gradeLevel": 5,
  "version": "a902e5435f85",
  "misconceptions": [
    "shape.extra-attribute",
    "shape.not-inherited",
    "shape.own-name-only",
    "shape.converse",
    "shape.by-looks",
    "shape.order-reversed",
    "shape.fits-claim"
  ]
}
