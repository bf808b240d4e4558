import type { Misconception } from '../families.ts'

/** Circumference and area of circles. */
export const circles = {
  'circle.radius-diameter': { family: 'part-whole' },
  'circle.area-for-around': { family: 'form-unit' },
  'circle.around-for-area': { family: 'form-unit' },
  'circle.doubles-for-square': { family: 'operation' },
  'circle.halves-for-root': { family: 'operation' },
  'circle.leaves-out-pi': { family: 'stops-early' },
  'circle.stops-early': { family: 'stops-early' },
  'circle.wrong-part': { family: 'part-whole' },
  'circle.squares-difference': { family: 'operation' },
  'circle.curve-only': { family: 'stops-early' },
  'circle.area-like-length': { family: 'additive', source: 'De Bock et al. 2002' },
  'circle.pi-changes': { family: 'everyday-idea' },
  'circle.reversed': { family: 'reversal' },
  'circle.compares-numbers': { family: 'unlike-terms' },
} as const satisfies Record<string, Misconception>
