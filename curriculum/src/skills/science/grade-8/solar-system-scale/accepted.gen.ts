// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "solar-system-scale",
  "subject": "science",
  "gradeLevel": 8,
  "version": "6a9413bf489e",
  "misconceptions": [
    "space.drawing-is-to-scale",
    "ratio.turned",
    "data.stops-early",
    "ratio.additive",
    "space.unit-not-changed",
    "space.close-together",
    "reading.wrong-series",
    "space.size-sets-place",
    "order.backward",
    "space.layer-for-whole",
    "ratio.looks-at-one",
    "judging.blames-right-work",
    "evidence.scatter-is-error",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "space.looks-large-is-large",
    "sky.far-is-bright",
    "space.needs-visit",
    "evidence.one-run",
    "space.evenly-spaced",
    "space.kinds-mixed-up",
    "circle.radius-diameter",
    "argue.beside-the-claim",
    "reading.one-point",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ]
}
