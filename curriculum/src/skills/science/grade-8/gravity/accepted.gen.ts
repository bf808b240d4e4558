// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "gravity",
  "subject": "science",
  "gradeLevel": 8,
  "version": "b55b6ac91cdf",
  "misconceptions": [
    "gravity.mass-does-not-count",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "gravity.same-everywhere",
    "ratio.turned",
    "reading.one-point",
    "gravity.far-is-strong",
    "order.backward",
    "gravity.mass-of-one",
    "evidence.beyond-data",
    "evidence.overcautious",
    "gravity.slow-is-strong",
    "evidence.within-scatter",
    "gravity.size-counts",
    "gravity.needs-air",
    "forces.no-push-back",
    "forces.bigger-pushes-harder",
    "gravity.comes-from-spin",
    "gravity.is-magnetism",
    "gravity.only-large-pull",
    "gravity.mass-is-weight",
    "argue.beside-the-claim",
    "gravity.distance-does-not-count",
    "gravity.none-in-orbit",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ]
}
