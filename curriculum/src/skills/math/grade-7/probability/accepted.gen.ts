// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "probability",
  "subject": "math",
  "gradeLevel": 7,
  "version": "5c2b04c7fed1",
  "misconceptions": [
    "chance.part-to-part",
    "chance.equal-kinds",
    "chance.complement",
    "chance.one-of-two",
    "chance.one-over-all",
    "chance.uneven-parts",
    "chance.one-part",
    "chance.multiplies-back",
    "chance.fixed-total",
    "chance.final-count",
    "chance.reversed",
    "chance.looks-of-number",
    "chance.counts-only",
    "chance.divides-by-favorable",
    "ratio.additive",
    "chance.adds-outcomes",
    "chance.adds-chances",
    "chance.one-stage",
    "chance.one-order",
    "chance.once-or-more",
    "chance.balances-out",
    "chance.small-sample",
    "chance.exact-forecast",
    "chance.unlikely-never",
    "chance.fifty-fifty",
    "chance.poor-simulation"
  ]
}
