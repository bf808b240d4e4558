// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "surface-area",
  "subject": "math",
  "gradeLevel": 6,
  "version": "ab6edfa30198",
  "misconceptions": [
    "surface.volume",
    "surface.leaves-out-faces",
    "area.no-half",
    "surface.neighbor-as-opposite",
    "surface.one-of-each",
    "surface.height-for-slant",
    "surface.all-faces",
    "area.without-cost",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "surface.face-for-edge",
    "circle.halves-for-root",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line",
    "area.grows-like-length"
  ]
}
