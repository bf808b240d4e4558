// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "light-and-materials",
  "subject": "science",
  "gradeLevel": 8,
  "version": "bc071c059e7b",
  "misconceptions": [
    "light.paints-all",
    "light.color-in-thing",
    "light.filter-adds",
    "light.two-ways",
    "percent.part-for-rest",
    "data.stops-early",
    "percent.compares-amounts",
    "light.halves",
    "light.subtracts-again",
    "light.angle-from-surface",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "light.from-eyes",
    "wave.at-surface",
    "light.straight-everywhere",
    "wave.matter-travels",
    "energy.used-up",
    "light.rough-absorbs",
    "argue.beside-the-claim",
    "light.words-mixed-up"
  ]
}
