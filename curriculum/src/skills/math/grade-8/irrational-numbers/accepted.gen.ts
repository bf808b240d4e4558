// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "irrational-numbers",
  "subject": "math",
  "gradeLevel": 8,
  "version": "f51a00e052a8",
  "misconceptions": [
    "irrational.ends",
    "irrational.wrong-nines",
    "irrational.all-repeat",
    "irrational.skips-lead",
    "irrational.drops-whole",
    "irrational.mixes-kinds",
    "irrational.endless",
    "roots.not-perfect",
    "roots.sign-means-irrational",
    "roots.divides-by-index",
    "irrational.farther-neighbor",
    "irrational.rounds-early",
    "irrational.misplaced",
    "roots.compares-insides",
    "roots.order-reversed",
    "signed.by-size",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "irrational.pattern",
    "irrational.approximation-is-exact"
  ]
}
