// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "magnets-and-electric-forces",
  "subject": "science",
  "gradeLevel": 8,
  "version": "cd5edb221188",
  "misconceptions": [
    "magnets.turns-do-not-count",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "magnets.current-does-not-count",
    "ratio.turned",
    "reading.one-point",
    "order.backward",
    "evidence.overcautious",
    "evidence.beyond-data",
    "magnets.like-poles-attract",
    "magnets.compass-points-north",
    "magnets.field-one-way",
    "magnets.points-at-magnet",
    "charges.likes-attract",
    "charges.neutral-is-left-alone",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "evidence.within-scatter",
    "magnets.poles-are-charges",
    "magnets.all-metals",
    "magnets.works-without-current",
    "magnets.needs-contact",
    "magnets.is-blocked",
    "magnets.distance-does-not-count",
    "argue.beside-the-claim",
    "inquiry.measures-other",
    "magnets.overlooks-contact",
    "inquiry.no-comparison"
  ]
}
