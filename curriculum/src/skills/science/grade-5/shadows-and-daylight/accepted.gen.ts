// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "shadows-and-daylight",
  "subject": "science",
  "gradeLevel": 5,
  "version": "cc18cfdd4c79",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "sky.shadow-is-fixed",
    "trend.steady",
    "sky.neighbor-time",
    "sky.shadow-toward-sun",
    "reading.wrong-axis",
    "order.backward",
    "sky.turns-other-way",
    "evidence.within-scatter",
    "sky.shadow-high-sun-long",
    "seasons.equal-days",
    "sky.day-for-year",
    "sky.one-end",
    "order.step-too-early",
    "sky.misreads-distance",
    "seasons.swapped",
    "sky.light-dark-swapped",
    "sky.stars-go-out",
    "sky.edge-for-middle",
    "eclipse.swapped"
  ]
}
