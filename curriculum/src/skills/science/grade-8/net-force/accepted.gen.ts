// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "net-force",
  "subject": "science",
  "gradeLevel": 8,
  "version": "0ec6f013389a",
  "misconceptions": [
    "forces.adds-sizes",
    "forces.always-subtracts",
    "forces.direction",
    "forces.always-cancels",
    "forces.largest-only",
    "forces.given-part",
    "forces.motion-needs-force",
    "forces.runs-out",
    "forces.net-is-motion",
    "forces.speed-is-force",
    "forces.force-alone",
    "forces.mass-alone",
    "forces.heavy-is-strong",
    "forces.upside-down",
    "forces.forgets-friction",
    "forces.heavier-falls-faster",
    "forces.bigger-pushes-harder",
    "forces.no-push-back",
    "ratio.subtracts",
    "reading.one-point",
    "evidence.beyond-data",
    "evidence.overcautious",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "ratio.additive",
    "data.stops-early",
    "unit.keeps-first",
    "rate.upside-down"
  ]
}
