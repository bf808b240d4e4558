// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "earth-systems",
  "subject": "science",
  "gradeLevel": 5,
  "version": "59952146da48",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "spheres.turns-cause",
    "spheres.mixed",
    "evidence.within-scatter",
    "order.step-too-early",
    "water.processes-mixed",
    "plants.one-factor",
    "climate.ocean-extreme",
    "climate.nearer-the-sun",
    "water.not-conserved",
    "climate.warm-sinks"
  ]
}
