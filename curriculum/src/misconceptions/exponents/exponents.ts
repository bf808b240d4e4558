import type { Misconception } from '../families.ts'

/** Powers with whole exponents. */
export const exponents = {
  'exponents.multiplies-exponents': { family: 'operation' },
  'exponents.adds-exponents': { family: 'operation' },
  'exponents.divides-exponents': { family: 'operation' },
  'exponents.other-rule': { family: 'operation' },
  'exponents.reversed-quotient': { family: 'reversal' },
  'exponents.drops-minus': { family: 'sign' },
  'exponents.stops-early': { family: 'stops-early' },
  'exponents.base-times-exponent': { family: 'operation' },
  'exponents.negative-result': {
    family: 'sign',
    source: 'Cangelosi, Madrid, Cooper, Olson and Hartter 2013',
  },
  'exponents.minus-place': { family: 'sign', source: 'Cangelosi, Madrid, Cooper, Olson and Hartter 2013' },
  'exponents.zero-gives-zero': { family: 'everyday-idea' },
  'exponents.zero-gives-base': { family: 'careless' },
  'exponents.one-part': { family: 'part-whole' },
  'exponents.number-as-exponent': { family: 'unlike-terms' },
  'exponents.different-bases': { family: 'unlike-terms' },
  'exponents.multiplies-bases': { family: 'operation' },
  'exponents.swaps-parts': { family: 'reversal' },
  'exponents.product-first': { family: 'operation' },
  'exponents.spreads-over-sum': { family: 'part-whole' },
  'exponents.counts-signs': { family: 'careless' },
  'exponents.compares-bases': { family: 'part-whole' },
  'exponents.one-step-off': { family: 'careless' },
  'exponents.forgets-start': { family: 'part-whole' },
  'exponents.adds-each-step': { family: 'additive', source: 'De Bock et al. 2002' },
  'exponents.order-reversed': { family: 'careless' },
} as const satisfies Record<string, Misconception>
