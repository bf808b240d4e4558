// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "ocean-currents",
  "subject": "science",
  "gradeLevel": 6,
  "version": "d0038927cf55",
  "misconceptions": [
    "order.backward",
    "data.stops-early",
    "climate.warm-sinks",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "climate.current-direction",
    "climate.wind-straight",
    "argue.beside-the-claim",
    "water.salt-rises",
    "thermal.cold-flows",
    "climate.latitude-alone",
    "climate.ocean-extreme",
    "population.animals-decide",
    "climate.nearer-the-sun"
  ]
}
