import type { Misconception } from '../families.ts'

/** Comparing two distributions by their centers and their spread. */
export const comparing = {
  'compare.difference-only': { family: 'stops-early' },
  'compare.spread-only': { family: 'unlike-terms' },
  'compare.one-center': { family: 'stops-early' },
  'compare.multiple-as-units': { family: 'form-unit' },
  'compare.wrong-way': { family: 'reversal' },
  'compare.extremes': { family: 'stops-early' },
  'compare.whole-range': { family: 'scale-reading' },
  'compare.centers-for-overlap': { family: 'unlike-terms' },
  'compare.every-member': { family: 'everyday-idea' },
  'compare.overlap-means-equal': { family: 'evidence' },
} as const satisfies Record<string, Misconception>
