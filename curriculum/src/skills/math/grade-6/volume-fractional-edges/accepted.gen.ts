// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "volume-fractional-edges",
  "subject": "math",
  "gradeLevel": 6,
  "version": "2df421e66564",
  "misconceptions": [
    "volume.cube-as-edge",
    "volume.part-cube-as-unit",
    "volume.one-layer",
    "volume.adds-edges",
    "fraction.loses-whole",
    "fraction.other-operation",
    "volume.stops-early",
    "fraction.divides-other-way",
    "volume.one-part",
    "volume.adds-before-multiplying",
    "volume.divides-one-edge",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "area.adds-lengths",
    "area.one-piece",
    "area.no-half",
    "area.halves-too-much",
    "surface.one-of-each",
    "surface.leaves-out-faces",
    "surface.all-faces",
    "volume.same-height"
  ]
}
