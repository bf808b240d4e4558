// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "limiting-factors",
  "subject": "science",
  "gradeLevel": 6,
  "version": "3347734dcb79",
  "misconceptions": [
    "reading.wrong-series",
    "data.stops-early",
    "evidence.within-scatter",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "population.size-for-growth",
    "order.backward",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "population.food-only",
    "population.fights-only",
    "population.larger-limit",
    "population.no-effect",
    "argue.beside-the-claim",
    "cause.together",
    "evidence.picks-best-run",
    "population.no-limit",
    "population.steady-growth",
    "population.reverses-effect",
    "inquiry.no-comparison",
    "order.step-too-early",
    "population.animals-decide",
    "population.adds-limits"
  ]
}
