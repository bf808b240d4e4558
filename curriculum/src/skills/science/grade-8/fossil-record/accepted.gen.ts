// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "fossil-record",
  "subject": "science",
  "gradeLevel": 8,
  "version": "50e6084551de",
  "misconceptions": [
    "fossils.misreads-ago",
    "fossils.other-row",
    "fossils.all-at-once",
    "reading.one-point",
    "data.adds",
    "reading.wrong-axis",
    "data.no-division",
    "data.stops-early",
    "fossils.lasts-forever",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "fossils.looks",
    "fossils.gap-is-absence",
    "rocks.place-today",
    "fossils.ladder",
    "argue.beside-the-claim",
    "evidence.picks-best-run",
    "rocks.top-oldest",
    "evidence.one-run",
    "evidence.keeps-outlier",
    "selection.goal",
    "selection.individual-changes",
    "rocks.thickness-is-time",
    "inquiry.tests-other"
  ]
}
