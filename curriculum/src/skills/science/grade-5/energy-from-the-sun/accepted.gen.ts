// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "energy-from-the-sun",
  "subject": "science",
  "gradeLevel": 5,
  "version": "a6fcaefe4a2c",
  "misconceptions": [
    "webs.arrows-backward",
    "order.step-too-early",
    "webs.only-direct",
    "webs.by-habit",
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "webs.no-sun",
    "energy.rest-and-water",
    "argue.beside-the-claim",
    "food.one-use",
    "energy.only-when-moving",
    "energy.from-nothing",
    "webs.energy-returns",
    "plants.food-from-soil",
    "webs.mixes-roles",
    "webs.matter-vanishes",
    "plants.energy-as-matter",
    "webs.fungi-are-plants"
  ]
}
