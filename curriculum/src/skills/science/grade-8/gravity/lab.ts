import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

/** Nanonewtons meters squared a kilogram squared (CODATA 2018, rounded). */
const bigG = 0.0667
const masses = sizes([10, 20, 40], 'kg')

interface World {
  /** Meters between the centers. */
  apart: number
}

/** Two balls that pull on each other: both masses matter, the material does not. */
export const ballLab = labFrom(say, {
  id: 'balls',
  draw: (random): World => ({ apart: random.pick([0.4, 0.5, 0.6]) }),
  namesKnobs: true,
  knobs: { first: masses, second: masses, material: ['lead', 'iron', 'brass'] },
  mean: ({ apart }, { first, second }) => (bigG * first * second) / apart ** 2,
  measured: { label: say('lab.force'), unit: 'nN', decimals: 0 },
  scatter: 2,
  scene: ({ apart }) => say('lab.scene', { apart }),
  beyond: {
    knob: 'first',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { first: setting, second: fixed }),
    why: say('lab.why-beyond'),
  },
})
