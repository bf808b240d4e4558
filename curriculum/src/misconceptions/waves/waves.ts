import type { Misconception } from '../families.ts'

/** Waves: their measures, what they carry, and what happens to them at a surface. */
export const waves = {
  'wave.height-is-amplitude': { family: 'scale-reading' },
  'wave.half-wave': { family: 'scale-reading' },
  'wave.counts-waves': { family: 'scale-reading' },
  'wave.mixes-measures': { family: 'unlike-terms' },
  'wave.period-frequency': { family: 'reversal' },
  'wave.wrong-operation': { family: 'operation' },
  'wave.inverse': { family: 'reversal' },
  'wave.loud-is-high': { family: 'unlike-terms' },
  'wave.energy-amplitude': { family: 'additive' },
  'wave.speed-by-source': { family: 'everyday-idea', source: 'Wittmann et al. 1999' },
  'wave.matter-travels': { family: 'everyday-idea' },
  'wave.no-medium': { family: 'unlike-terms' },
  'wave.at-surface': { family: 'part-whole', source: 'Guesne 1985' },
  'signals.digital-is-perfect': { family: 'everyday-idea' },
  'signals.analog-is-old': { family: 'everyday-idea' },
  'signals.bit-is-value': { family: 'unlike-terms' },
  'signals.place-ignored': { family: 'place-value' },
  'signals.flips': { family: 'reversal' },
  'signals.noise-turns-back': { family: 'everyday-idea' },
  'signals.bits-and-bytes': { family: 'form-unit' },
} as const satisfies Record<string, Misconception>
