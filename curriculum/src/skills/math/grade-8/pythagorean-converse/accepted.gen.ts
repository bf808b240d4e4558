// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "pythagorean-converse",
  "subject": "math",
  "gradeLevel": 8,
  "version": "7d1001e5a23e",
  "misconceptions": [
    "pythagoras.wrong-hypotenuse",
    "pythagoras.judges-by-looks",
    "pythagoras.adds-sides",
    "pythagoras.no-root",
    "pythagoras.subtracts-sides",
    "pythagoras.doubles",
    "triangle.allows-flat",
    "pythagoras.stops-early",
    "pythagoras.squares-areas",
    "order.step-too-early"
  ]
}
