// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "electromagnets",
  "subject": "science",
  "gradeLevel": 8,
  "version": "d4295d975fe5",
  "misconceptions": [
    "magnets.current-does-not-count",
    "ratio.turned",
    "magnets.turns-do-not-count",
    "ratio.additive",
    "data.stops-early",
    "reading.wrong-series",
    "data.adds",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "magnets.works-without-current",
    "design.more-is-better",
    "property.one-decides",
    "design.criterion-ignored",
    "inquiry.changes-nothing",
    "inquiry.measures-other",
    "inquiry.no-comparison",
    "evidence.one-run",
    "evidence.picks-best-run",
    "magnets.needs-contact",
    "magnets.like-poles-attract",
    "magnets.poles-are-charges",
    "magnets.field-one-way",
    "magnets.is-blocked",
    "magnets.distance-does-not-count",
    "design.constraint-ignored",
    "magnets.all-metals",
    "data.no-division"
  ]
}
