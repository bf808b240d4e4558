import type { Misconception } from '../families.ts'

/** Functions and their rules. */
export const functions = {
  'function.shared-output': { family: 'reversal' },
  'function.misses-double': { family: 'careless' },
  'function.swaps-input': { family: 'reversal' },
  'function.finds-some': { family: 'stops-early' },
  'function.order-of-steps': { family: 'operation' },
  'function.first-step-only': { family: 'stops-early' },
  'function.runs-forward': { family: 'reversal' },
  'function.step-not-one': { family: 'part-whole' },
  'function.expects-linear': { family: 'everyday-idea' },
  'function.constant-is-not-linear': { family: 'form-unit' },
} as const satisfies Record<string, Misconception>
