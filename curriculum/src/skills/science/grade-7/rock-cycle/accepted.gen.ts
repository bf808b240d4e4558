// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rock-cycle",
  "subject": "science",
  "gradeLevel": 7,
  "version": "80eedd5bbb48",
  "misconceptions": [
    "rocks.processes-mixed",
    "rocks.melt-is-metamorphic",
    "rocks.wrong-energy",
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "rocks.depth-is-heat",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "rocks.never-change",
    "argue.beside-the-claim",
    "rocks.matter-vanishes",
    "rocks.cutter-first",
    "fossils.looks",
    "rocks.one-circle",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ]
}
