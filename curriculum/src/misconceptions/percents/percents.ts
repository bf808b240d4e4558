import type { Misconception } from '../families.ts'

/** Percents of amounts, and percent changes. */
export const percents = {
  'percent.stops-early': { family: 'stops-early' },
  'percent.wrong-direction': { family: 'reversal' },
  'percent.percent-as-amount': { family: 'form-unit' },
  'percent.wrong-whole': { family: 'part-whole' },
  'percent.adds-percents': { family: 'additive' },
  'percent.new-for-change': { family: 'part-whole' },
  'percent.compares-amounts': { family: 'additive' },
  'percent.order-reversed': { family: 'careless' },
  'percent.factor-place': { family: 'place-value' },
  'percent.factor-for-change': { family: 'part-whole' },
  'percent.as-denominator': { family: 'form-unit', source: 'Parker & Leinhardt 1995' },
  'percent.ignores-sign': { family: 'form-unit', source: 'Parker & Leinhardt 1995' },
  'percent.part-for-rest': { family: 'part-whole' },
  'percent.percents-alone': { family: 'part-whole' },
} as const satisfies Record<string, Misconception>
