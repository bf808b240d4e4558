// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "geologic-time",
  "subject": "science",
  "gradeLevel": 8,
  "version": "74a6f808feb0",
  "misconceptions": [
    "rocks.thickness-is-time",
    "fossils.one-only",
    "ratio.turned",
    "ratio.additive",
    "fossils.misreads-ago",
    "data.stops-early",
    "time.equal-units",
    "rocks.no-gaps",
    "time.thousands-for-millions",
    "data.adds",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "rocks.fossils-overlooked",
    "rocks.place-today",
    "rocks.same-rock-same-age",
    "time.squeezed",
    "evidence.picks-best-run",
    "argue.beside-the-claim",
    "rocks.level-counts",
    "fossils.all-at-once",
    "rocks.never-change",
    "rocks.top-oldest",
    "rocks.cutter-first",
    "evidence.keeps-outlier",
    "rocks.processes-mixed",
    "display.count-for-percent"
  ]
}
