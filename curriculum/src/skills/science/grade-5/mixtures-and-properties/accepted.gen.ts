// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "mixtures-and-properties",
  "subject": "science",
  "gradeLevel": 5,
  "version": "76eaba6a6796",
  "misconceptions": [
    "property.one-decides",
    "property.looks-decide",
    "property.same-in-both",
    "property.stops-at-first",
    "property.of-the-piece",
    "property.metals-magnetic",
    "property.beside-need",
    "dissolve.left-for-dissolved",
    "dissolve.all-dissolves",
    "dissolve.water-amount",
    "substance.unseen-is-gone",
    "substance.gas-is-nothing",
    "substance.compares-backward",
    "substance.adds-all",
    "mixing.always-new",
    "mixing.never-new",
    "mixing.one-sign",
    "reading.one-point",
    "reading.wrong-series",
    "evidence.overcautious",
    "evidence.beyond-data",
    "argue.beside-the-claim",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "inquiry.changes-nothing",
    "inquiry.no-comparison"
  ]
}
