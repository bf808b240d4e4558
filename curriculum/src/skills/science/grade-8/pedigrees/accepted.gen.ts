// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "pedigrees",
  "subject": "science",
  "gradeLevel": 8,
  "version": "6a163a7ebe25",
  "misconceptions": [
    "reading.one-point",
    "reading.wrong-series",
    "heredity.other-trait",
    "heredity.beyond-the-tree",
    "data.stops-early",
    "heredity.chance-is-promise",
    "heredity.always-three-to-one",
    "heredity.hidden-is-lost",
    "heredity.half-and-half",
    "heredity.ratio-as-fraction",
    "heredity.recessive-shows",
    "chance.one-stage",
    "chance.adds-chances",
    "chance.adds-outcomes",
    "heredity.look-is-alleles",
    "evidence.overcautious",
    "data.no-division",
    "ratio.turned",
    "evidence.beyond-data",
    "evidence.within-scatter",
    "heredity.gives-both",
    "heredity.one-parent-only",
    "heredity.blends",
    "chance.balances-out",
    "heredity.dominant-is-common",
    "mutations.on-purpose",
    "evidence.one-run",
    "argue.beside-the-claim",
    "selection.strongest",
    "mutations.levels-mixed",
    "heredity.words-mixed-up"
  ]
}
