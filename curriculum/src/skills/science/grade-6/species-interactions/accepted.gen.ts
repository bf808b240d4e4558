// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "species-interactions",
  "subject": "science",
  "gradeLevel": 6,
  "version": "d612ab8a7f9c",
  "misconceptions": [
    "population.reverses-effect",
    "evidence.overcautious",
    "evidence.within-scatter",
    "interactions.mixes-kinds",
    "population.no-effect",
    "reading.wrong-series",
    "reading.wrong-axis",
    "data.stops-early",
    "data.adds",
    "evidence.beyond-data",
    "interactions.one-side",
    "interactions.nonliving-left-out",
    "population.food-only",
    "population.fights-only",
    "interactions.by-looks",
    "population.animals-decide",
    "interactions.plans-help",
    "argue.beside-the-claim",
    "inquiry.no-comparison"
  ]
}
