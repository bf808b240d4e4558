// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "atoms-and-molecules",
  "subject": "science",
  "gradeLevel": 6,
  "version": "0f12ae4cdf79",
  "misconceptions": [
    "atoms.subscript-wrong-atom",
    "atoms.compound-is-mixture",
    "atoms.apart-is-molecule",
    "reaction.coefficient",
    "reaction.molecules-conserved",
    "reaction.subscript",
    "data.stops-early",
    "ratio.additive",
    "ratio.turned",
    "reading.wrong-series",
    "ratio.part-whole",
    "atoms.one-atom-per-element",
    "substance.stuff-between",
    "reaction.every-atom",
    "substance.particle-like-bulk",
    "atoms.crystal-of-molecules",
    "atoms.model-is-photo",
    "reaction.one-term",
    "substance.particles-visible",
    "substance.no-particles"
  ]
}
