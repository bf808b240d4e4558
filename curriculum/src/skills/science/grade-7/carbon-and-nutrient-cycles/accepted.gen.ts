// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "carbon-and-nutrient-cycles",
  "subject": "science",
  "gradeLevel": 7,
  "version": "457f7d548047",
  "misconceptions": [
    "budget.adds-outflow",
    "budget.flow-left-out",
    "data.stops-early",
    "budget.change-for-level",
    "reading.wrong-series",
    "cycles.one-pool",
    "energy-flow.boundary",
    "data.adds",
    "percent.part-for-rest",
    "display.count-for-percent",
    "percent.wrong-whole",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.tests-other",
    "inquiry.changes-two",
    "webs.matter-vanishes",
    "plants.food-from-soil",
    "plants.gases-swapped",
    "energy-flow.decomposers-left-out",
    "cycles.air-nitrogen",
    "cycles.same-speed",
    "argue.beside-the-claim",
    "inquiry.no-comparison",
    "evidence.picks-best-run",
    "webs.mixes-roles",
    "plants.energy-as-matter",
    "webs.energy-returns",
    "decay.by-itself"
  ]
}
