// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "natural-hazards",
  "subject": "science",
  "gradeLevel": 7,
  "version": "35c7afd63ffe",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "data.no-division",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "hazards.count-is-risk",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "hazards.everywhere-alike",
    "hazards.cannot-know",
    "hazards.kinds-mixed",
    "hazards.exact-date",
    "hazards.stop-the-event",
    "hazards.due-now",
    "design.first-idea",
    "design.more-is-better"
  ]
}
