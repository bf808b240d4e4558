// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "climate-patterns",
  "subject": "science",
  "gradeLevel": 6,
  "version": "5a1da3d99773",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "order.backward",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "climate.latitude-alone",
    "evidence.within-scatter",
    "climate.nearer-the-sun",
    "climate.weather-is-climate",
    "climate.ocean-extreme",
    "climate.wind-straight",
    "climate.warm-sinks",
    "climate.current-direction",
    "thermal.material-temperature",
    "thermal.cold-flows",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ]
}
