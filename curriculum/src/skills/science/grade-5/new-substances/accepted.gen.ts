// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "new-substances",
  "subject": "science",
  "gradeLevel": 5,
  "version": "5649a737348a",
  "misconceptions": [
    "mixing.always-new",
    "mixing.never-new",
    "mixing.one-sign",
    "packs.end-for-change",
    "data.adds",
    "data.no-division",
    "ratio.turned",
    "packs.directions-swapped",
    "data.stops-early",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "ratio.additive",
    "argue.beside-the-claim",
    "inquiry.no-comparison",
    "substance.gas-is-nothing",
    "property.looks-decide",
    "substance.turns-into",
    "substance.unseen-is-gone",
    "packs.energy-from-nothing",
    "packs.cold-is-made",
    "dissolve.all-dissolves",
    "property.same-in-both",
    "property.of-the-piece",
    "reaction.state-change-is-new"
  ]
}
