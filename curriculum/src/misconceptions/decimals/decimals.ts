import type { Misconception } from '../families.ts'

/** Place value, comparing and rounding of decimals. */
export const decimals = {
  'decimal.face-value': { family: 'place-value' },
  'decimal.drops-ths': { family: 'place-value' },
  'decimal.reads-the-rest': { family: 'place-value' },
  'decimal.adds-steps': { family: 'additive' },
  'decimal.counts-places': { family: 'place-value' },
  'decimal.wrong-direction': { family: 'reversal' },
  'decimal.skips-zero': { family: 'place-value' },
  'decimal.side-by-side': { family: 'place-value' },
  'decimal.loses-trade': { family: 'place-value' },
  'decimal.longer-is-larger': { family: 'place-value', source: 'Resnick et al. 1989' },
  'decimal.shorter-is-larger': { family: 'place-value', source: 'Resnick et al. 1989' },
  'decimal.always-down': { family: 'place-value' },
  'decimal.always-up': { family: 'place-value' },
  'decimal.wrong-place': { family: 'place-value' },
  'decimal.nothing-between': { family: 'place-value' },
  'decimal.half-goes-down': { family: 'place-value' },
  'decimal.every-tick-a-tenth': { family: 'scale-reading' },
  'decimal.counts-ticks': { family: 'scale-reading' },
  'decimal.steps-too-small': { family: 'scale-reading' },
} as const satisfies Record<string, Misconception>
