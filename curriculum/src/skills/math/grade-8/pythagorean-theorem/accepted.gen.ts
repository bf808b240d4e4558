// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "pythagorean-theorem",
  "subject": "math",
  "gradeLevel": 8,
  "version": "01cb02887efb",
  "misconceptions": [
    "pythagoras.adds-sides",
    "pythagoras.subtracts-sides",
    "pythagoras.no-root",
    "pythagoras.doubles",
    "pythagoras.wrong-hypotenuse",
    "pythagoras.squares-areas",
    "pythagoras.judges-by-looks",
    "pythagoras.loses-sign",
    "pythagoras.stops-early",
    "pythagoras.reversed",
    "judging.trusts-claim",
    "judging.blames-right-work",
    "judging.names-later-line",
    "exponents.base-times-exponent",
    "equation.one-side",
    "equation.same-operation",
    "circle.halves-for-root"
  ]
}
