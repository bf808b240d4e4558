import type { Misconception } from '../families.ts'

/** Related angles. */
export const angles = {
  'angle.wrong-total': { family: 'part-whole' },
  'angle.equal-beside': { family: 'everyday-idea' },
  'angle.vertical-adds': { family: 'operation' },
  'angle.leaves-one-out': { family: 'stops-early' },
  'angle.stops-at-sum': { family: 'stops-early' },
  'angle.letter-for-angle': { family: 'stops-early' },
  'angle.other-angle': { family: 'careless' },
  'angle.own-part': { family: 'part-whole' },
  'angle.forgets-more': { family: 'stops-early' },
  'angle.mixes-words': { family: 'unlike-terms' },
  'angle.parallel-adds': { family: 'operation' },
  'angle.parallel-equal': { family: 'everyday-idea' },
  'angle.not-parallel': { family: 'everyday-idea' },
  'angle.interior-for-exterior': { family: 'part-whole' },
  'angle.exterior-as-interior': { family: 'part-whole' },
  'angle.one-is-enough': { family: 'stops-early' },
  'angle.shown-only': { family: 'stops-early' },
} as const satisfies Record<string, Misconception>
