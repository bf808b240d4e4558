// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "gravity-near-earth",
  "subject": "science",
  "gradeLevel": 5,
  "version": "168db7fc5551",
  "misconceptions": [
    "gravity.falls-off-below",
    "gravity.sideways-help",
    "order.backward",
    "data.adds",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "evidence.within-scatter",
    "gravity.stops-when-still",
    "gravity.light-floats",
    "argue.beside-the-claim",
    "inquiry.no-comparison",
    "gravity.comes-from-spin",
    "gravity.needs-air",
    "gravity.is-magnetism",
    "gravity.mass-is-weight",
    "sky.down-is-one-way"
  ]
}
