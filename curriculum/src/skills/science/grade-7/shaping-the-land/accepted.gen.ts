// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "shaping-the-land",
  "subject": "science",
  "gradeLevel": 7,
  "version": "af46daf5f504",
  "misconceptions": [
    "unit.no-conversion",
    "unit.place-off",
    "unit.wrong-operation",
    "data.stops-early",
    "land.one-process",
    "land.slow-is-nothing",
    "unit.adds-unlike",
    "data.adds",
    "rocks.never-change",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "data.no-division",
    "ratio.looks-at-one",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "rocks.matter-vanishes",
    "land.words-mixed-up",
    "land.size-is-speed",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "order.step-too-early",
    "rocks.processes-mixed",
    "plates.sudden",
    "water.not-conserved",
    "time.thousands-for-millions",
    "rocks.wrong-energy"
  ]
}
