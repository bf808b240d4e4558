import type { Misconception } from '../families.ts'

/** Writing, reading and graphing inequalities. */
export const inequalities = {
  'inequality.turned-sign': { family: 'reversal' },
  'inequality.boundary': { family: 'careless' },
  'inequality.word-alone': { family: 'careless' },
  'inequality.drops-sign': { family: 'sign' },
  'inequality.letter-alone': { family: 'stops-early' },
  'inequality.one-condition': { family: 'part-whole' },
  'inequality.keeps-sign': { family: 'sign', source: 'Tsamir & Bazzini 2004' },
  'inequality.turns-too-often': { family: 'sign', source: 'Blanco & Garrote 2007' },
  'inequality.rounds-without-story': { family: 'careless', source: 'Silver, Shapiro & Deutsch 1993' },
} as const satisfies Record<string, Misconception>
