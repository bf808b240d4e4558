// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "chemical-reactions",
  "subject": "science",
  "gradeLevel": 7,
  "version": "9934d6f41ff8",
  "misconceptions": [
    "evidence.within-scatter",
    "mixing.never-new",
    "property.of-the-piece",
    "evidence.beyond-data",
    "property.one-decides",
    "evidence.overcautious",
    "reading.wrong-series",
    "property.stops-at-first",
    "reaction.all-used",
    "data.stops-early",
    "data.adds",
    "ratio.additive",
    "ratio.turned",
    "ratio.undoes-wrong-way",
    "substance.turns-into",
    "reading.one-point",
    "property.looks-decide",
    "argue.beside-the-claim",
    "mixing.one-sign",
    "reaction.state-change-is-new",
    "mixing.always-new",
    "dissolve.all-dissolves",
    "substance.unseen-is-gone",
    "reaction.mass-vanishes",
    "property.same-in-both",
    "synthetic.keeps-properties",
    "states.bubbles-are-air",
    "substance.words-mixed-up",
    "unit.keeps-first",
    "rate.upside-down",
    "unit.no-conversion",
    "unit.wrong-operation",
    "unit.base-ten-only"
  ]
}
