// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fresh-water",
  "subject": "science",
  "gradeLevel": 5,
  "version": "296825a2cd4f",
  "misconceptions": [
    "reading.wrong-series",
    "data.adds",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "water.lakes-hold-most",
    "water.mostly-fresh",
    "water.ice-forgotten",
    "water.groundwater-river",
    "water.small-is-nothing",
    "water.ground-forgotten",
    "argue.beside-the-claim",
    "water.salt-rises",
    "water.processes-mixed",
    "water.wrong-whole",
    "order.step-too-early",
    "water.not-conserved",
    "water.cloud-is-vapor",
    "water.plants-forgotten",
    "water.used-up",
    "data.one-answer",
    "water.part-not-taken-out"
  ]
}
