import type { Misconception } from '../families.ts'

/** Powers of ten and scientific notation. */
export const scientific = {
  'scientific.counts-zeros': { family: 'place-value' },
  'scientific.one-step-off': { family: 'place-value' },
  'scientific.exponent-sign': { family: 'sign' },
  'scientific.not-one-to-ten': { family: 'form-unit' },
  'scientific.moves-wrong-way': { family: 'reversal' },
  'scientific.keeps-exponent': { family: 'part-whole' },
  'scientific.first-number-only': { family: 'part-whole' },
  'scientific.exponents-only': { family: 'part-whole' },
  'scientific.reversed-order': { family: 'reversal' },
  'scientific.multiplies-exponents': { family: 'operation' },
  'scientific.combines-exponents': { family: 'operation' },
  'scientific.adds-first-numbers': { family: 'operation' },
  'scientific.unlike-powers': { family: 'unlike-terms' },
  'scientific.ten-times-exponent': { family: 'operation' },
  'scientific.unfit-unit': { family: 'form-unit' },
} as const satisfies Record<string, Misconception>
