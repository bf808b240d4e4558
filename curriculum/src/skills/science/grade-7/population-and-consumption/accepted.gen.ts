// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "population-and-consumption",
  "subject": "science",
  "gradeLevel": 7,
  "version": "3d0ba306cab8",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "consumption.people-only",
    "order.backward",
    "ratio.looks-at-one",
    "consumption.each-only",
    "evidence.within-scatter",
    "consumption.hidden-use",
    "consumption.no-tools",
    "impact.never-runs-out",
    "argue.beside-the-claim",
    "cause.together",
    "consumption.same-everywhere",
    "impact.one-part-only",
    "plants.food-from-soil",
    "impact.away-is-gone",
    "energy.from-nothing",
    "impact.one-person-no-effect",
    "impact.fixes-beside",
    "population.size-for-growth",
    "resources.regrow-soon"
  ]
}
