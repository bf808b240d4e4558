// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "scale-factor-and-area",
  "subject": "math",
  "gradeLevel": 7,
  "version": "29d4904329e0",
  "misconceptions": [
    "area.squares-length-factor",
    "area.grows-like-length",
    "similar.scales-everything",
    "area.factor-as-scale",
    "exponents.base-times-exponent",
    "similar.adds-difference",
    "roots.divides-by-index",
    "ratio.keeps-one",
    "proportion.wrong-way",
    "ratio.turned",
    "ratio.difference",
    "ratio.adds-rate",
    "scale.drawing-alone",
    "scale.scale-alone",
    "judging.names-other-fault",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
