// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "body-systems",
  "subject": "science",
  "gradeLevel": 6,
  "version": "b9f3918b1074",
  "misconceptions": [
    "body.mixes-organs",
    "body.wrong-system",
    "body.systems-separate",
    "body.levels-swapped",
    "body.not-of-cells",
    "body.air-in-heart",
    "body.food-goes-whole",
    "body.waste-mixed",
    "body.brain-only-thinks",
    "body.times-seconds",
    "data.stops-early",
    "ratio.additive",
    "reading.one-point",
    "argue.beside-the-claim",
    "cause.together",
    "population.reverses-effect",
    "evidence.one-run",
    "order.step-too-early",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.controls-everything",
    "inquiry.measures-other"
  ]
}
