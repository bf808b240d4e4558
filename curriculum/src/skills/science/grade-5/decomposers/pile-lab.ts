import { labFrom } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that decomposers break down in damp, whole scraps. */
  damp: number
}

/** Scraps in small bins: water and the size of the pieces matter; the light does nothing. */
export const pileLab = labFrom(say, {
  id: 'pile',
  draw: (random): World => ({ damp: random.integer(64, 72) }),
  namesKnobs: true,
  knobs: {
    // Decomposers need water and air, and small pieces give them more surface (NRAES-54, On-Farm Composting Handbook).
    water: { dry: 0.3, damp: 1, soaked: 0.6 },
    pieces: { whole: 1, cut: 1.35, shredded: 1.7 },
    light: ['dark', 'dim', 'bright'],
  },
  mean: ({ damp }, { water, pieces }) => damp * water * pieces,
  measured: { label: say('lab.broken'), unit: 'g', decimals: 0 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
})
