// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "percent-problems",
  "subject": "math",
  "gradeLevel": 6,
  "version": "b885b5ca7820",
  "misconceptions": [
    "percent.percent-as-amount",
    "percent.stops-early",
    "percent.as-denominator",
    "percent.factor-place",
    "percent.part-for-rest",
    "percent.wrong-direction",
    "percent.wrong-whole",
    "percent.compares-amounts",
    "percent.percents-alone",
    "ratio.additive"
  ]
}
