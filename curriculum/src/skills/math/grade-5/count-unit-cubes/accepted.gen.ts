// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "count-unit-cubes",
  "subject": "math",
  "gradeLevel": 5,
  "version": "d4136c6d4c01",
  "misconceptions": [
    "volume.other-part",
    "volume.one-layer",
    "volume.box-around",
    "volume.stops-early",
    "volume.hidden-cubes",
    "volume.adds-edges",
    "volume.unit-size",
    "volume.subtracts-edges",
    "volume.same-height",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "volume.gaps",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "volume.square-for-cubic",
    "volume.visible-faces"
  ]
}
