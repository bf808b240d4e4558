// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "decomposers",
  "subject": "science",
  "gradeLevel": 5,
  "version": "e38bd7ba3c04",
  "misconceptions": [
    "webs.matter-vanishes",
    "plants.food-from-soil",
    "decay.by-itself",
    "webs.mixes-roles",
    "order.backward",
    "order.step-too-early",
    "webs.all-alike",
    "energy-flow.decomposers-left-out",
    "webs.only-direct",
    "data.stops-early",
    "reading.wrong-series",
    "data.adds",
    "ratio.additive",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "webs.fungi-are-plants",
    "impact.away-is-gone",
    "argue.beside-the-claim",
    "substance.gas-is-nothing",
    "webs.energy-returns",
    "webs.arrows-backward",
    "plants.energy-as-matter",
    "impact.natural-is-harmless",
    "substance.particles-visible",
    "data.no-division",
    "food.becomes-energy",
    "ratio.turned",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ]
}
