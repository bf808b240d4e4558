// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "moon-and-seasons",
  "subject": "science",
  "gradeLevel": 8,
  "version": "84782e60a667",
  "misconceptions": [
    "moon.shadow-makes-phases",
    "moon.lit-side-faces-us",
    "moon.lit-part",
    "moon.mirrors",
    "moon.own-light",
    "moon.dark-side",
    "moon.night-only",
    "moon.phase-by-place",
    "moon.other-way",
    "moon.forgets-days",
    "moon.short-cycle",
    "moon.part-of-cycle",
    "eclipse.swapped",
    "eclipse.every-month",
    "eclipse.any-phase",
    "eclipse.missed",
    "seasons.distance",
    "seasons.same-everywhere",
    "seasons.swapped",
    "seasons.axis-flips",
    "seasons.ignores-tilt",
    "seasons.forgets-half",
    "seasons.equal-days",
    "sky.day-for-year",
    "data.stops-early",
    "argue.beside-the-claim"
  ]
}
