import type { Misconception } from '../families.ts'

/** Two patterns side by side, and how their terms go together. */
export const patterns = {
  'pattern.difference-stays': { family: 'additive' },
  'pattern.step-off': { family: 'careless' },
  'pattern.other-rule': { family: 'careless' },
  'pattern.leaves-out-start': { family: 'part-whole' },
  'pattern.reversed': { family: 'reversal' },
} as const satisfies Record<string, Misconception>
