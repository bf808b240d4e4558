// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "plant-and-animal-reproduction",
  "subject": "science",
  "gradeLevel": 6,
  "version": "4fcb2531c31e",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "reproduction.many-is-best",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "reproduction.for-show",
    "reproduction.pollen-is-seed",
    "reproduction.planned",
    "argue.beside-the-claim",
    "reproduction.plants-do-not",
    "inquiry.tests-other",
    "inquiry.no-comparison",
    "plants.energy-as-matter"
  ]
}
