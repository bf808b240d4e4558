// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "define-a-design-problem",
  "subject": "science",
  "gradeLevel": 5,
  "version": "e49a41739bcb",
  "misconceptions": [
    "data.stops-early",
    "data.adds",
    "design.criterion-ignored",
    "division.drops-remainder",
    "design.splits-wholes",
    "design.constraint-ignored",
    "design.more-is-better",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "design.detail-as-need",
    "design.users-mixed",
    "design.strict-for-loose",
    "design.vague",
    "design.solution-as-need",
    "order.step-too-early",
    "design.first-idea",
    "design.looks-decide",
    "design.mixes-needs-and-limits",
    "design.one-sided",
    "design.cheapest-is-best",
    "inquiry.changes-two",
    "evidence.picks-best-run",
    "design.word-mixed-up"
  ]
}
