// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "natural-selection",
  "subject": "science",
  "gradeLevel": 8,
  "version": "6f06c2255260",
  "misconceptions": [
    "selection.need",
    "selection.individual-changes",
    "selection.use-disuse",
    "selection.acquired",
    "selection.strongest",
    "selection.goal",
    "selection.best-everywhere",
    "selection.environment-makes",
    "selection.no-variation",
    "selection.survival-only",
    "selection.certain",
    "selection.all-reproduce",
    "selection.keeps-parents",
    "share.count-for-share",
    "share.wrong-whole",
    "share.complement",
    "share.rate-for-share",
    "share.other-kind",
    "trend.steady",
    "trend.fast-start",
    "trend.grows-by-size",
    "trend.start-for-change",
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ]
}
