// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "protecting-earth",
  "subject": "science",
  "gradeLevel": 5,
  "version": "8534d52e582a",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "impact.one-part-only",
    "impact.natural-is-harmless",
    "impact.away-is-gone",
    "impact.only-harm",
    "impact.fixes-beside",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "impact.never-runs-out",
    "inquiry.no-comparison",
    "impact.one-person-no-effect",
    "design.one-sided",
    "rocks.place-today",
    "data.no-division",
    "inquiry.changes-two",
    "inquiry.measures-other"
  ]
}
