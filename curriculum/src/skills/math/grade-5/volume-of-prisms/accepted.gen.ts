// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "volume-of-prisms",
  "subject": "math",
  "gradeLevel": 5,
  "version": "ecba73b49b8b",
  "misconceptions": [
    "volume.visible-faces",
    "volume.hidden-cubes",
    "volume.one-layer",
    "volume.adds-edges",
    "volume.subtracts-edges",
    "volume.stops-early",
    "volume.same-height",
    "volume.other-part",
    "volume.one-part",
    "volume.adds-before-multiplying",
    "volume.divides-one-edge",
    "volume.square-for-cubic",
    "volume.gaps",
    "volume.grows-like-one-edge",
    "volume.judges-by-one-edge",
    "volume.reversed",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line"
  ]
}
