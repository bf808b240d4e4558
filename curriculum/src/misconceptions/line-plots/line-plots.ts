import type { Misconception } from '../families.ts'

/** Line plots with fractions of a unit. */
export const linePlots = {
  'line-plot.numerator-only': { family: 'part-whole' },
  'line-plot.steps-as-units': { family: 'scale-reading' },
  'line-plot.counts-dots': { family: 'unlike-terms' },
  'line-plot.all-dots': { family: 'careless' },
  'line-plot.shares-columns': { family: 'part-whole' },
  'line-plot.ends-only': { family: 'stops-early' },
} as const satisfies Record<string, Misconception>
