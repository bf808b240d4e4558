// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "energy-transfer-claims",
  "subject": "science",
  "gradeLevel": 8,
  "version": "d25ec44a3653",
  "misconceptions": [
    "energy.wrong-way",
    "energy.kept-inside",
    "reading.one-point",
    "evidence.overcautious",
    "evidence.beyond-data",
    "energy.speed-alone",
    "argue.beside-the-claim",
    "order.backward",
    "data.stops-early",
    "evidence.keeps-outlier",
    "evidence.within-scatter",
    "energy.used-up",
    "energy.is-force",
    "energy.mass-alone",
    "energy.only-when-moving",
    "energy.from-nothing",
    "order.step-too-early",
    "inquiry.no-comparison",
    "inquiry.controls-everything",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ]
}
