// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "what-plants-need",
  "subject": "science",
  "gradeLevel": 5,
  "version": "357a7deb8d24",
  "misconceptions": [
    "reading.wrong-series",
    "data.adds",
    "data.stops-early",
    "plants.food-from-soil",
    "substance.part-forgotten",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "plants.one-factor",
    "inquiry.changes-two",
    "inquiry.no-comparison",
    "evidence.within-scatter",
    "plants.gases-swapped",
    "inquiry.measures-other",
    "inquiry.changes-nothing",
    "substance.gas-is-nothing",
    "order.step-too-early",
    "plants.matter-lost",
    "plants.energy-as-matter",
    "plants.energy-made",
    "argue.beside-the-claim",
    "inquiry.tests-other"
  ]
}
