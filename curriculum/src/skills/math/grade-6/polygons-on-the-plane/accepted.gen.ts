// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "polygons-on-the-plane",
  "subject": "math",
  "gradeLevel": 6,
  "version": "ce98fe9a64a3",
  "misconceptions": [
    "grid.counts-points",
    "grid.subtracts-sizes",
    "area.adds-lengths",
    "area.no-half",
    "area.box-around",
    "grid.skips-stop",
    "grid.half-perimeter",
    "area.stops-early",
    "grid.crooked-side",
    "grid.swaps-coordinates",
    "grid.wrong-direction",
    "grid.other-axis",
    "grid.drops-sign",
    "grid.value-for-change",
    "area.reversed",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "grid.end-only",
    "grid.one-direction",
    "grid.wrong-point",
    "grid.straight-across",
    "ratio.turned",
    "ratio.halves"
  ]
}
