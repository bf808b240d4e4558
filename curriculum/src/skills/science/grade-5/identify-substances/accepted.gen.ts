// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "identify-substances",
  "subject": "science",
  "gradeLevel": 5,
  "version": "2f1cb86062c2",
  "misconceptions": [
    "property.scratch-reversed",
    "data.stops-early",
    "reading.wrong-series",
    "property.same-in-both",
    "property.stops-at-first",
    "property.of-the-piece",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "property.beside-need",
    "property.metals-magnetic",
    "property.looks-decide",
    "evidence.scatter-is-error",
    "order.step-too-early",
    "inquiry.no-comparison",
    "evidence.one-run",
    "property.one-decides",
    "dissolve.left-for-dissolved",
    "evidence.picks-best-run"
  ]
}
