// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "nets",
  "subject": "math",
  "gradeLevel": 6,
  "version": "28895b25a574",
  "misconceptions": [
    "net.base-shape",
    "net.prism-or-pyramid",
    "net.overlap",
    "net.flat-neighbors",
    "surface.one-of-each",
    "area.adds-lengths",
    "area.slanted-side",
    "area.stops-early",
    "net.one-end",
    "surface.leaves-out-faces",
    "surface.face-for-edge",
    "net.sides-must-match",
    "net.cut-corners"
  ]
}
