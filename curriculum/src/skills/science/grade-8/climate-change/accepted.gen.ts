// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "climate-change",
  "subject": "science",
  "gradeLevel": 8,
  "version": "71ac23e8e8ca",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "percent.new-for-change",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "warming.gas-lid",
    "warming.any-pollution",
    "warming.ozone-hole",
    "warming.always-changed",
    "warming.sun-did-it",
    "cause.together",
    "warming.one-cold-day",
    "argue.beside-the-claim",
    "warming.sea-ice-raises-sea",
    "climate.weather-is-climate",
    "rate.upside-down",
    "impact.one-part-only",
    "cycles.same-speed",
    "impact.never-runs-out"
  ]
}
