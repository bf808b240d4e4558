// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "area-with-fractional-sides",
  "subject": "math",
  "gradeLevel": 5,
  "version": "ca36044ff2bd",
  "misconceptions": [
    "fraction.wrong-whole",
    "area.tile-side",
    "area.adds-lengths",
    "fraction.stops-early",
    "fraction.picks-part",
    "division.area-for-side",
    "fraction.picks-operation",
    "fraction.swaps-parts",
    "fraction.no-size-sense",
    "area.one-side",
    "fraction.adds-for-times",
    "area.without-cost",
    "area.box-around",
    "area.one-piece",
    "area.wrong-length",
    "area.stops-early",
    "area.subtracts-sides",
    "judging.blames-right-work",
    "judging.trusts-claim",
    "judging.names-other-fault"
  ]
}
