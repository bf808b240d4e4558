// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "composite-volume",
  "subject": "math",
  "gradeLevel": 5,
  "version": "e8920a50945b",
  "misconceptions": [
    "volume.gaps",
    "volume.one-part",
    "volume.box-around",
    "volume.one-layer",
    "volume.square-for-cubic",
    "volume.stops-early",
    "volume.subtracts-edges",
    "volume.other-part",
    "volume.adds-before-multiplying",
    "volume.divides-one-edge",
    "judging.trusts-claim",
    "judging.names-other-fault",
    "judging.blames-right-work"
  ]
}
