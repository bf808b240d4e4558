import type { Misconception } from '../families.ts'

/** Slope, and lines as y = mx + b. */
export const lines = {
  'slope.run-over-rise': { family: 'reversal' },
  'slope.wrong-sign': { family: 'sign' },
  'slope.rise-only': { family: 'stops-early' },
  'slope.one-point': { family: 'part-whole' },
  'slope.loses-minus': { family: 'sign' },
  'slope.one-step': { family: 'stops-early' },
  'slope.stops-at-change': { family: 'stops-early' },
  'slope.adds-run': { family: 'additive' },
  'line.swaps-start': { family: 'reversal' },
  'line.drops-start': { family: 'part-whole' },
  'line.first-value': { family: 'part-whole' },
  'line.start-on-x-axis': { family: 'reversal' },
  'line.swaps-coordinates': { family: 'reversal' },
  'line.order-reversed': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
