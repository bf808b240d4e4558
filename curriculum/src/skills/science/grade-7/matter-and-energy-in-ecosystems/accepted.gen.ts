// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "matter-and-energy-in-ecosystems",
  "subject": "science",
  "gradeLevel": 7,
  "version": "7bfba15f176b",
  "misconceptions": [
    "energy-flow.heat-left-out",
    "budget.flow-left-out",
    "energy-flow.all-passed-on",
    "data.stops-early",
    "budget.adds-outflow",
    "energy-flow.decomposers-left-out",
    "plants.energy-as-matter",
    "plants.food-from-soil",
    "webs.matter-vanishes",
    "webs.energy-returns",
    "evidence.within-scatter",
    "reading.wrong-series",
    "reading.one-point",
    "population.steady-growth",
    "evidence.overcautious",
    "evidence.beyond-data",
    "energy-flow.boundary",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "inquiry.no-comparison",
    "plants.gases-swapped",
    "webs.mixes-roles",
    "webs.no-sun",
    "energy-flow.piles-up"
  ]
}
