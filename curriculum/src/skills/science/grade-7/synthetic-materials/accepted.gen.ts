// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "synthetic-materials",
  "subject": "science",
  "gradeLevel": 7,
  "version": "acd8d48f5c11",
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
    "property.same-in-both",
    "order.backward",
    "property.beside-need",
    "evidence.within-scatter",
    "synthetic.mixed-is-synthetic",
    "synthetic.from-nothing",
    "synthetic.keeps-properties",
    "synthetic.only-benefit",
    "synthetic.disappears",
    "synthetic.natural-is-better",
    "argue.beside-the-claim",
    "evidence.one-run",
    "impact.away-is-gone",
    "property.of-the-piece",
    "impact.never-runs-out"
  ]
}
