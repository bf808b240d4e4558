// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "cones-cylinders-spheres",
  "subject": "math",
  "gradeLevel": 8,
  "version": "b3678f284219",
  "misconceptions": [
    "volume.third-of-cylinder",
    "circle.doubles-for-square",
    "volume.forgets-third",
    "volume.square-for-cube",
    "volume.forgets-four-thirds",
    "circle.radius-diameter",
    "volume.one-part",
    "circle.wrong-part",
    "volume.divides-one-edge",
    "circle.stops-early",
    "circle.halves-for-root",
    "roots.divides-by-index",
    "volume.reversed",
    "volume.judges-by-one-edge",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-later-line",
    "volume.grows-like-one-edge",
    "circle.leaves-out-pi",
    "circle.around-for-area",
    "model.counts-once",
    "volume.stops-early"
  ]
}
