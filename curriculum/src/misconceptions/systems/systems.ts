import type { Misconception } from '../families.ts'

/** Systems of two linear equations. */
export const systems = {
  'system.one-line-only': { family: 'part-whole' },
  'system.takes-start': { family: 'part-whole' },
  'system.other-crossing': { family: 'careless' },
  'system.adds-for-subtracts': { family: 'operation' },
  'system.one-side': { family: 'part-whole' },
  'system.parallel-or-same': { family: 'reversal' },
  'system.looks-different': { family: 'form-unit' },
  'system.splits-evenly': { family: 'part-whole' },
  'system.one-kind': { family: 'part-whole' },
} as const satisfies Record<string, Misconception>
