// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "body-in-balance",
  "subject": "science",
  "gradeLevel": 6,
  "version": "cd8aeda3ef05",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "data.no-division",
    "ratio.turned",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "body.wrong-system",
    "body.brain-only-thinks",
    "body.waste-mixed",
    "body.systems-separate",
    "body.one-system-alone",
    "body.food-goes-whole",
    "body.feedback-turned",
    "argue.beside-the-claim",
    "senses.brain-first",
    "order.step-too-early",
    "body.air-in-heart",
    "senses.response-only",
    "senses.no-stimulus"
  ]
}
