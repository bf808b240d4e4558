// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "wave-energy",
  "subject": "science",
  "gradeLevel": 8,
  "version": "248870abe79c",
  "misconceptions": [
    "wave.energy-amplitude",
    "ratio.additive",
    "data.stops-early",
    "reading.one-point",
    "reading.wrong-series",
    "wave.counts-waves",
    "order.backward",
    "wave.inverse",
    "wave.period-frequency",
    "wave.height-is-amplitude",
    "wave.mixes-measures",
    "wave.half-wave",
    "wave.speed-by-source",
    "wave.wrong-operation",
    "wave.matter-travels",
    "wave.pulse-repeats",
    "evidence.overcautious",
    "wave.loud-is-high",
    "inquiry.changes-two",
    "argue.beside-the-claim",
    "order.step-too-early",
    "evidence.beyond-data",
    "evidence.within-scatter"
  ]
}
