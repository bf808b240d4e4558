import type { Misconception } from '../families.ts'

/** Two number patterns, and the relation between their terms. */
export const patterns = {
  'pattern.difference-stays': { family: 'additive' },
  'pattern.step-off': { family: 'careless' },
  'pattern.other-rule': { family: 'careless' },
  'pattern.leaves-out-start': { family: 'part-whole' },
  'pattern.reversed': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
