// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "water-cycle",
  "subject": "science",
  "gradeLevel": 7,
  "version": "139c57eb985e",
  "misconceptions": [
    "water.processes-mixed",
    "water.cloud-is-vapor",
    "water.boiling-only",
    "water.not-conserved",
    "water.wrong-driver",
    "water.energy-reversed",
    "water.one-circle",
    "water.ground-forgotten",
    "water.plants-forgotten",
    "water.salt-rises",
    "budget.adds-outflow",
    "budget.flow-left-out",
    "budget.change-for-level",
    "data.stops-early",
    "reading.one-point",
    "argue.beside-the-claim"
  ]
}
