// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "waves",
  "subject": "science",
  "gradeLevel": 8,
  "version": "e5a0786398a5",
  "misconceptions": [
    "wave.height-is-amplitude",
    "wave.half-wave",
    "wave.counts-waves",
    "wave.mixes-measures",
    "wave.period-frequency",
    "wave.wrong-operation",
    "wave.inverse",
    "wave.loud-is-high",
    "wave.energy-amplitude",
    "wave.speed-by-source",
    "wave.matter-travels",
    "wave.no-medium",
    "wave.at-surface",
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ]
}
