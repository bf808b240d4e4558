import type { Misconception } from '../families.ts'

/** The Pythagorean theorem. */
export const rightTriangles = {
  'pythagoras.adds-sides': { family: 'additive' },
  'pythagoras.subtracts-sides': { family: 'additive' },
  'pythagoras.no-root': { family: 'stops-early' },
  'pythagoras.doubles': { family: 'operation' },
  'pythagoras.wrong-hypotenuse': { family: 'part-whole' },
  'pythagoras.squares-areas': { family: 'form-unit' },
  'pythagoras.judges-by-looks': { family: 'everyday-idea' },
  'pythagoras.loses-sign': { family: 'sign' },
  'pythagoras.stops-early': { family: 'stops-early' },
  'pythagoras.reversed': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
