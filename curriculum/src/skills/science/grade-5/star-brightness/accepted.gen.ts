// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "star-brightness",
  "subject": "science",
  "gradeLevel": 5,
  "version": "596e912ea6de",
  "misconceptions": [
    "sky.far-is-bright",
    "sky.misreads-distance",
    "data.stops-early",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "argue.beside-the-claim",
    "sky.sun-is-largest",
    "sky.day-for-year",
    "sky.stars-go-out",
    "inquiry.measures-other",
    "evidence.one-run"
  ]
}
