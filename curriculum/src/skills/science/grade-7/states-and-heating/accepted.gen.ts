// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "states-and-heating",
  "subject": "science",
  "gradeLevel": 7,
  "version": "fe0c6e71fab3",
  "misconceptions": [
    "states.always-warmer",
    "states.plateau-no-energy",
    "states.changes-swapped",
    "matter.motion-reversed",
    "matter.particles-swell",
    "matter.particles-made",
    "matter.states-mixed",
    "states.amount-ignored",
    "states.amount-changes-point",
    "states.one-point",
    "states.negative-order",
    "states.bubbles-are-air",
    "thermal.cold-flows",
    "reading.one-point",
    "reading.wrong-axis",
    "evidence.beyond-data",
    "evidence.overcautious",
    "ratio.undoes-wrong-way"
  ]
}
