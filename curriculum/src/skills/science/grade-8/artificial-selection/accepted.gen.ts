// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "artificial-selection",
  "subject": "science",
  "gradeLevel": 8,
  "version": "bf9fb42fcfb5",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "percent.compares-amounts",
    "percent.wrong-whole",
    "percent.new-for-change",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "breeding.trains-genes",
    "selection.goal",
    "selection.need",
    "breeding.one-step",
    "breeding.methods-mixed",
    "breeding.only-benefit",
    "argue.beside-the-claim",
    "evidence.one-run",
    "breeding.makes-new-genes",
    "mutations.skips-protein",
    "breeding.all-from-genes",
    "inquiry.changes-two",
    "inquiry.no-comparison"
  ]
}
