// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "natural-resources",
  "subject": "science",
  "gradeLevel": 6,
  "version": "63ab1fa5e9be",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "resources.mined-is-left",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "resources.regrow-soon",
    "resources.processes-mixed",
    "resources.dinosaurs-oil",
    "resources.oil-lakes",
    "resources.everywhere",
    "resources.borders-decide",
    "argue.beside-the-claim",
    "plates.never-moved",
    "climate.nearer-the-sun",
    "water.processes-mixed",
    "impact.never-runs-out"
  ]
}
