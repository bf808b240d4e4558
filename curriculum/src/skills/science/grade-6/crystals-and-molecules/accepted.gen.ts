// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "crystals-and-molecules",
  "subject": "science",
  "gradeLevel": 6,
  "version": "b4421395058a",
  "misconceptions": [
    "atoms.piece-is-formula",
    "ratio.part-whole",
    "ratio.additive",
    "data.stops-early",
    "reaction.subscript",
    "reading.wrong-series",
    "atoms.layer-only",
    "data.adds",
    "atoms.crystal-of-molecules",
    "atoms.edge-like-inside",
    "atoms.one-atom-per-element",
    "ratio.looks-at-one",
    "evidence.beyond-data",
    "evidence.overcautious",
    "reading.one-point",
    "order.backward",
    "atoms.apart-is-molecule",
    "atoms.crystal-is-extended",
    "atoms.model-is-photo",
    "argue.beside-the-claim",
    "substance.particle-like-bulk",
    "atoms.subscript-wrong-atom",
    "order.step-too-early",
    "atoms.compound-is-mixture"
  ]
}
