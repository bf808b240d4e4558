// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "multiplication-as-scaling",
  "subject": "math",
  "gradeLevel": 5,
  "version": "824e8ee3b3df",
  "misconceptions": [
    "fraction.swaps-parts",
    "fraction.wrong-whole",
    "fraction.adds-for-times",
    "fraction.stops-early",
    "fraction.no-size-sense",
    "fraction.always-grows",
    "fraction.always-shrinks",
    "division.order-reversed",
    "fraction.judges-by-numerators",
    "data.stops-early",
    "inequality.boundary",
    "fraction.adds-to-rename",
    "fraction.keeps-numerator",
    "multiplication.one-factor"
  ]
}
