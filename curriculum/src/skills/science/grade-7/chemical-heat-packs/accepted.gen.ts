// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "chemical-heat-packs",
  "subject": "science",
  "gradeLevel": 7,
  "version": "1224fd710cd8",
  "misconceptions": [
    "packs.end-for-change",
    "data.adds",
    "reading.wrong-series",
    "data.stops-early",
    "heating.doubles-reading",
    "packs.directions-swapped",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "evidence.within-scatter",
    "ratio.additive",
    "packs.cold-is-made",
    "property.beside-need",
    "packs.more-is-hotter-always",
    "packs.energy-from-nothing",
    "design.criterion-ignored",
    "design.constraint-ignored",
    "design.first-idea",
    "inquiry.no-comparison",
    "reaction.mass-vanishes",
    "thermal.insulator-makes-heat",
    "thermal.energy-vanishes",
    "substance.adds-all",
    "plants.energy-as-matter",
    "thermal.temperature-is-energy",
    "design.more-is-better",
    "design.cheapest-is-best",
    "design.word-mixed-up",
    "energy.words-mixed-up"
  ]
}
