// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "collisions",
  "subject": "science",
  "gradeLevel": 8,
  "version": "f3fa78d283a3",
  "misconceptions": [
    "forces.direction",
    "forces.bigger-pushes-harder",
    "forces.no-push-back",
    "forces.equal-effects",
    "forces.upside-down",
    "forces.runs-out",
    "data.stops-early",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "forces.force-alone",
    "evidence.within-scatter",
    "energy.proportional-to-speed",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "forces.always-cancels",
    "design.looks-decide",
    "forces.speed-is-force",
    "forces.stiff-is-safe",
    "evidence.picks-best-run",
    "argue.beside-the-claim",
    "design.first-idea",
    "design.once-is-enough",
    "inquiry.no-comparison",
    "design.more-is-better"
  ]
}
