import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of a berry at the start. */
  start: number
}

/** Grams gained a generation for each standard deviation. */
const response = 0.9

/** Breeding for mass: generations and the choice of parents matter, the shape of the pots does not. */
export const breedLab = labFrom(say, {
  id: 'breed',
  draw: (random): World => ({ start: random.integer(18, 24) }),
  namesKnobs: true,
  knobs: {
    time: sizes([5, 10, 20], String),
    // How far the chosen parents are above the mean, in standard deviations (Falconer & Mackay 1996).
    parents: { half: 0.8, fifth: 1.4, twentieth: 2.06 },
    pot: ['round', 'square', 'long'],
  },
  mean: ({ start }, { time, parents }) => start + response * time * parents,
  measured: { label: say('lab.mass'), unit: 'g', decimals: 1 },
  scatter: 3,
})
