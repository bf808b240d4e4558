import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

const gravity = 9.8
/** Joules that warm a kilogram of lead by 1 °C. */
const lead = 128
/** The part of the energy that stays in the lead. */
const kept = 0.85

interface World {
  kept: number
}

/** Bits of lead fall from end to end of a tube: flips and length matter, and their mass does not. */
export const tubeLab = labFrom(say, {
  id: 'tube',
  draw: (random): World => ({ kept: kept + random.integer(-3, 3) / 100 }),
  namesKnobs: true,
  knobs: {
    flips: sizes([40, 80, 160], String),
    length: sizes([50, 75, 100], 'cm'),
    mass: sizes([200, 400, 600], 'g'),
  },
  mean: (world, { flips, length }) => (world.kept * flips * gravity * (length / 100)) / lead,
  measured: { label: say('lab.rise'), unit: '°C', decimals: 1 },
  scatter: 1,
})
