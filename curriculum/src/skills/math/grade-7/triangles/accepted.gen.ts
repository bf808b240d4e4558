// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "triangles",
  "subject": "math",
  "gradeLevel": 7,
  "version": "7fe5c5aa87d1",
  "misconceptions": [
    "triangle.longest-given",
    "triangle.any-sides",
    "triangle.allows-flat",
    "triangle.position-counts",
    "triangle.angles-fix-size",
    "triangle.any-angles",
    "triangle.other-bound",
    "triangle.one-bound",
    "triangle.wrong-place",
    "triangle.wrong-length",
    "triangle.wrong-angle",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
