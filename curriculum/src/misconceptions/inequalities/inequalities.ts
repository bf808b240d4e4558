import type { Misconception } from '../families.ts'

/** Writing, reading and graphing inequalities. */
export const inequalities = {
  'inequality.turned-sign': { family: 'reversal' },
  'inequality.boundary': { family: 'careless' },
  'inequality.word-alone': { family: 'careless' },
  'inequality.drops-sign': { family: 'sign' },
  'inequality.letter-alone': { family: 'stops-early' },
  'inequality.one-condition': { family: 'part-whole' },
} as const satisfies Record<string, Misconception>
