import type { Misconception } from '../families.ts'

/** Two-way tables and relative frequencies. */
export const twoWay = {
  'two-way.wrong-total': { family: 'part-whole' },
  'two-way.grand-total': { family: 'part-whole' },
  'two-way.other-cell': { family: 'careless' },
  'two-way.count-for-percent': { family: 'form-unit' },
  'two-way.compares-counts': { family: 'additive', source: 'Batanero et al. 1996' },
  'two-way.adds-for-difference': { family: 'operation' },
  'two-way.stops-early': { family: 'stops-early' },
  'two-way.misses-association': { family: 'evidence' },
} as const satisfies Record<string, Misconception>
