// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "food-webs",
  "subject": "science",
  "gradeLevel": 5,
  "version": "9da4f3592d89",
  "misconceptions": [
    "webs.arrows-backward",
    "webs.only-direct",
    "webs.counts-farther",
    "webs.all-alike",
    "webs.by-habit",
    "webs.counts-the-lost",
    "webs.mixes-roles",
    "webs.fungi-are-plants",
    "plants.food-from-soil",
    "plants.energy-as-matter",
    "plants.gases-swapped",
    "webs.matter-vanishes",
    "webs.energy-returns",
    "webs.no-sun",
    "population.reverses-effect",
    "population.no-limit",
    "argue.beside-the-claim",
    "order.step-too-early"
  ]
}
