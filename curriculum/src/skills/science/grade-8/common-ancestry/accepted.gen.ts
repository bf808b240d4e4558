// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "common-ancestry",
  "subject": "science",
  "gradeLevel": 8,
  "version": "5667704587c8",
  "misconceptions": [
    "ancestry.reads-backward",
    "reading.wrong-series",
    "ancestry.by-nearness",
    "ancestry.from-living",
    "ancestry.use-is-kinship",
    "ancestry.later-look",
    "ancestry.leftover-useless",
    "reading.one-point",
    "reading.wrong-axis",
    "evidence.overcautious",
    "evidence.beyond-data",
    "ancestry.replays",
    "fossils.ladder",
    "fossils.looks",
    "argue.beside-the-claim",
    "selection.need",
    "selection.goal",
    "selection.use-disuse"
  ]
}
