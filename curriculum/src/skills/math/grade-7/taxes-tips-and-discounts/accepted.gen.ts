// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "taxes-tips-and-discounts",
  "subject": "math",
  "gradeLevel": 7,
  "version": "a48988fc065f",
  "misconceptions": [
    "percent.stops-early",
    "percent.factor-for-change",
    "percent.percent-as-amount",
    "percent.wrong-direction",
    "model.counts-once",
    "percent.wrong-whole",
    "percent.adds-percents",
    "percent.as-denominator",
    "percent.compares-amounts",
    "percent.part-for-rest"
  ]
}
