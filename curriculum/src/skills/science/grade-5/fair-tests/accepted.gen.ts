// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fair-tests",
  "subject": "science",
  "gradeLevel": 5,
  "version": "4fbe10434df6",
  "misconceptions": [
    "reading.wrong-series",
    "evidence.within-scatter",
    "evidence.overcautious",
    "inquiry.changes-two",
    "data.stops-early",
    "reading.one-point",
    "evidence.picks-best-run",
    "evidence.beyond-data",
    "order.backward",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.measures-other",
    "design.looks-decide",
    "design.detail-as-need",
    "design.failure-is-useless",
    "design.first-idea",
    "inquiry.no-comparison",
    "design.once-is-enough",
    "design.mends-what-works",
    "design.word-mixed-up",
    "evidence.one-run",
    "evidence.scatter-is-error",
    "design.more-is-better",
    "design.one-sided",
    "design.criterion-ignored",
    "inquiry.controls-everything"
  ]
}
