// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "population-resources",
  "subject": "science",
  "gradeLevel": 6,
  "version": "4a71b9d34ec7",
  "misconceptions": [
    "population.food-only",
    "population.no-limit",
    "population.animals-decide",
    "population.reverses-effect",
    "population.no-effect",
    "population.larger-limit",
    "population.adds-limits",
    "population.total-for-share",
    "population.size-for-growth",
    "population.steady-growth",
    "cause.together",
    "data.stops-early",
    "data.adds",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.no-comparison",
    "ratio.additive",
    "population.fights-only"
  ]
}
