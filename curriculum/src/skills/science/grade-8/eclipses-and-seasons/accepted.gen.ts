// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "eclipses-and-seasons",
  "subject": "science",
  "gradeLevel": 8,
  "version": "0638f45aec91",
  "misconceptions": [
    "eclipse.swapped",
    "eclipse.every-month",
    "eclipse.any-phase",
    "data.stops-early",
    "data.adds",
    "reading.wrong-series",
    "percent.compares-amounts",
    "seasons.equal-days",
    "seasons.same-everywhere",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "eclipse.missed",
    "moon.phase-by-place",
    "argue.beside-the-claim",
    "seasons.distance",
    "seasons.ignores-tilt",
    "sky.day-for-year",
    "order.step-too-early",
    "seasons.axis-flips",
    "space.looks-large-is-large",
    "moon.other-way",
    "energy.used-up",
    "seasons.swapped",
    "moon.own-light",
    "moon.short-cycle",
    "moon.part-of-cycle",
    "moon.shadow-makes-phases",
    "moon.dark-side"
  ]
}
