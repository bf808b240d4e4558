// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "area-and-volume-problems",
  "subject": "math",
  "gradeLevel": 7,
  "version": "49c34b47bc9e",
  "misconceptions": [
    "area.no-half",
    "area.slanted-side",
    "volume.stops-early",
    "volume.square-for-cubic",
    "area.one-base",
    "area.one-piece",
    "area.wrong-length",
    "surface.leaves-out-faces",
    "surface.one-of-each",
    "surface.volume",
    "surface.all-faces",
    "area.without-cost",
    "volume.subtracts-edges",
    "proportion.multiplies",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line"
  ]
}
