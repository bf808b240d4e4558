// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "embryos-and-body-plans",
  "subject": "science",
  "gradeLevel": 8,
  "version": "66bfb79881a8",
  "misconceptions": [
    "embryos.counts-own",
    "reading.wrong-series",
    "data.stops-early",
    "reading.wrong-axis",
    "data.adds",
    "data.no-division",
    "reading.one-point",
    "ancestry.later-look",
    "embryos.early-stage-decides",
    "order.backward",
    "ancestry.by-nearness",
    "embryos.age-for-stage",
    "ancestry.leftover-useless",
    "ancestry.replays",
    "argue.beside-the-claim",
    "ancestry.from-living",
    "evidence.beyond-data",
    "ancestry.use-is-kinship",
    "evidence.overcautious",
    "order.step-too-early",
    "selection.goal",
    "selection.need",
    "ancestry.reads-backward",
    "selection.individual-changes"
  ]
}
