// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "orbits-and-gravity",
  "subject": "science",
  "gradeLevel": 8,
  "version": "e5d1e5c33288",
  "misconceptions": [
    "orbits.needs-push",
    "orbits.flies-outward",
    "orbits.keeps-curving",
    "orbits.falls-in",
    "data.stops-early",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "orbits.scales-mixed",
    "gravity.needs-air",
    "orbits.far-is-fast",
    "gravity.mass-does-not-count",
    "argue.beside-the-claim",
    "gravity.only-large-pull",
    "gravity.comes-from-spin",
    "gravity.none-in-orbit",
    "gravity.distance-does-not-count",
    "gravity.far-is-strong",
    "gravity.mass-of-one",
    "space.close-together",
    "gravity.is-magnetism"
  ]
}
