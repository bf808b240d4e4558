// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "weather-and-air-masses",
  "subject": "science",
  "gradeLevel": 6,
  "version": "2935249bd5a2",
  "misconceptions": [
    "weather.front-direction",
    "weather.nearest-any-side",
    "weather.skips-nearer",
    "weather.swaps-fronts",
    "weather.cold-rises",
    "weather.pressure-swapped",
    "weather.source-ignored",
    "weather.land-and-water",
    "weather.stays-put",
    "weather.forecast-certain",
    "weather.cloud-causes",
    "weather.whole-time",
    "weather.wrong-time",
    "weather.multiplies",
    "reading.one-point",
    "reading.wrong-series",
    "data.stops-early",
    "evidence.overcautious",
    "argue.beside-the-claim"
  ]
}
