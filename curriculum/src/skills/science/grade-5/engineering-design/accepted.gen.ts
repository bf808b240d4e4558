// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "engineering-design",
  "subject": "science",
  "gradeLevel": 5,
  "version": "282301bc2b09",
  "misconceptions": [
    "design.constraint-ignored",
    "design.criterion-ignored",
    "data.stops-early",
    "evidence.picks-best-run",
    "design.cheapest-is-best",
    "reading.wrong-series",
    "design.mixes-needs-and-limits",
    "design.counts-once",
    "data.adds",
    "design.forgets-a-part",
    "design.mends-what-works",
    "evidence.overcautious",
    "evidence.within-scatter",
    "reading.one-point",
    "design.more-is-better",
    "evidence.beyond-data",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "design.detail-as-need",
    "inquiry.no-comparison",
    "inquiry.controls-everything",
    "order.step-too-early",
    "design.first-idea",
    "design.once-is-enough",
    "design.word-mixed-up",
    "design.looks-decide",
    "design.one-sided",
    "design.failure-is-useless",
    "inquiry.measures-other"
  ]
}
