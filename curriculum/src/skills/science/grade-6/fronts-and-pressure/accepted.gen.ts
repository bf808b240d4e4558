// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fronts-and-pressure",
  "subject": "science",
  "gradeLevel": 6,
  "version": "03e16cc86c31",
  "misconceptions": [
    "weather.land-and-water",
    "weather.source-ignored",
    "weather.wrong-time",
    "weather.swaps-fronts",
    "weather.stays-put",
    "data.stops-early",
    "weather.front-direction",
    "order.backward",
    "reading.one-point",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "weather.pressure-swapped",
    "weather.cold-rises",
    "evidence.one-run",
    "argue.beside-the-claim",
    "weather.forecast-certain",
    "weather.cloud-causes",
    "order.step-too-early",
    "inquiry.no-comparison",
    "climate.nearer-the-sun",
    "climate.warm-sinks",
    "data.middle-value",
    "reading.wrong-axis"
  ]
}
