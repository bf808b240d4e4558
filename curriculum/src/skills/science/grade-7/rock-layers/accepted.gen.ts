// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "rock-layers",
  "subject": "science",
  "gradeLevel": 7,
  "version": "eb36058ec4d0",
  "misconceptions": [
    "rocks.top-oldest",
    "rocks.cutter-first",
    "rocks.no-gaps",
    "rocks.same-rock-same-age",
    "rocks.level-counts",
    "rocks.thickness-is-time",
    "rocks.fossils-overlooked",
    "rocks.place-today",
    "fossils.one-only",
    "fossils.other-row",
    "fossils.misreads-ago",
    "fossils.looks",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim"
  ]
}
