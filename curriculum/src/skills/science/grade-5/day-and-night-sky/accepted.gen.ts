// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "day-and-night-sky",
  "subject": "science",
  "gradeLevel": 5,
  "version": "2ee2e5f43c72",
  "misconceptions": [
    "sky.sun-circles-earth",
    "sky.stars-circle-earth",
    "sky.day-for-year",
    "sky.same-stars-all-year",
    "sky.stars-go-out",
    "sky.sun-is-largest",
    "sky.far-is-bright",
    "sky.misreads-distance",
    "sky.shadow-toward-sun",
    "sky.shadow-is-fixed",
    "sky.shadow-high-sun-long",
    "sky.neighbor-time",
    "sky.one-end",
    "sky.hundred-minutes",
    "sky.forgets-turning",
    "sky.turns-other-way",
    "sky.light-dark-swapped",
    "sky.edge-for-middle",
    "trend.steady",
    "reading.one-point",
    "reading.wrong-axis",
    "data.adds",
    "data.stops-early",
    "argue.beside-the-claim"
  ]
}
