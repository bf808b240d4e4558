// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "distance-between-points",
  "subject": "math",
  "gradeLevel": 8,
  "version": "8be256bfc89a",
  "misconceptions": [
    "pythagoras.adds-sides",
    "pythagoras.doubles",
    "pythagoras.loses-sign",
    "pythagoras.no-root",
    "pythagoras.stops-early",
    "pythagoras.judges-by-looks",
    "pythagoras.reversed",
    "pythagoras.wrong-hypotenuse",
    "pythagoras.subtracts-sides",
    "judging.names-later-line",
    "judging.trusts-claim",
    "judging.blames-right-work"
  ]
}
