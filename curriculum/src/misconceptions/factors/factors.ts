import type { Misconception } from '../families.ts'

/** Factors and multiples of whole numbers. */
export const factors = {
  'factors.multiple-for-factor': { family: 'reversal' },
  'factors.factor-for-multiple': { family: 'reversal' },
  'factors.not-greatest': { family: 'stops-early' },
  'factors.takes-smaller': { family: 'stops-early' },
  'factors.takes-larger': { family: 'stops-early' },
  'factors.product-for-multiple': { family: 'operation' },
  'factors.answers-first-step': { family: 'stops-early' },
  'factors.other-thing': { family: 'careless' },
  'factors.one-number-only': { family: 'stops-early' },
  'factors.divides-one-term': { family: 'operation' },
  'factors.mixes-up': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
