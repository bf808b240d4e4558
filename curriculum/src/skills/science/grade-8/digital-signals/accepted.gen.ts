// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "digital-signals",
  "subject": "science",
  "gradeLevel": 8,
  "version": "9b4b6f5c4ae6",
  "misconceptions": [
    "signals.flips",
    "order.backward",
    "data.stops-early",
    "signals.place-ignored",
    "signals.digital-is-perfect",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "signals.bits-and-bytes",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "signals.bit-is-value",
    "signals.analog-is-old",
    "signals.noise-turns-back",
    "argue.beside-the-claim"
  ]
}
