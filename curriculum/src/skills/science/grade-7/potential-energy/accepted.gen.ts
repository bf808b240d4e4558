// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "potential-energy",
  "subject": "science",
  "gradeLevel": 7,
  "version": "12903bedc761",
  "misconceptions": [
    "order.backward",
    "data.stops-early",
    "energy.height-alone",
    "energy.mass-alone",
    "potential.near-is-more",
    "potential.far-is-more",
    "potential.needs-arrangement",
    "potential.is-motion",
    "reading.wrong-axis",
    "potential.same-speed",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "evidence.overcautious",
    "ratio.additive",
    "energy.used-up",
    "potential.in-one-object",
    "energy.from-nothing",
    "energy.only-when-moving",
    "magnets.needs-contact",
    "forces.motion-needs-force",
    "argue.beside-the-claim",
    "evidence.beyond-data",
    "energy.is-force",
    "charges.likes-attract",
    "magnets.poles-are-charges",
    "magnets.like-poles-attract",
    "magnets.distance-does-not-count",
    "energy.kept-inside",
    "forces.runs-out"
  ]
}
