// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "inheritance",
  "subject": "science",
  "gradeLevel": 8,
  "version": "26bfcb218bf1",
  "misconceptions": [
    "heredity.one-parent-only",
    "heredity.gives-both",
    "heredity.expects-mixed",
    "heredity.look-is-alleles",
    "heredity.forgets-mixed",
    "heredity.recessive-shows",
    "heredity.hidden-is-lost",
    "heredity.ratio-as-fraction",
    "heredity.other-trait",
    "heredity.half-and-half",
    "heredity.always-three-to-one",
    "heredity.box-is-count",
    "heredity.dominant-is-common",
    "heredity.blends",
    "heredity.chance-is-promise",
    "heredity.one-parent-varies",
    "heredity.beyond-the-tree",
    "selection.acquired",
    "selection.need",
    "selection.environment-makes",
    "evidence.overcautious",
    "argue.beside-the-claim"
  ]
}
