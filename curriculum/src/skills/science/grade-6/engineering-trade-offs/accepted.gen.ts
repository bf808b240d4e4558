// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "engineering-trade-offs",
  "subject": "science",
  "gradeLevel": 6,
  "version": "41693de6e22f",
  "misconceptions": [
    "design.counts-once",
    "data.adds",
    "design.forgets-a-part",
    "design.one-sided",
    "order.backward",
    "data.stops-early",
    "reading.one-point",
    "design.more-is-better",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.changes-nothing",
    "evidence.one-run",
    "evidence.picks-best-run",
    "design.criterion-ignored",
    "design.cheapest-is-best",
    "design.constraint-ignored",
    "reading.wrong-series",
    "design.mixes-needs-and-limits",
    "inquiry.tests-other",
    "design.looks-decide",
    "design.detail-as-need",
    "design.once-is-enough",
    "inquiry.no-comparison",
    "evidence.overcautious",
    "evidence.beyond-data",
    "design.word-mixed-up",
    "design.failure-is-useless",
    "design.first-idea",
    "evidence.scatter-is-error"
  ]
}
