import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

const gravity = 9.8
/** Joules that warm a kilogram of lead by 1 °C. */
const lead = 128
/** The part of the energy that stays in the lead. */
const kept = 0.85

interface World {
  kept: number
}

const flips = [40, 80, 160]
const centimeters = [50, 75, 100]
const grams = [200, 400, 600]

/** Bits of lead fall from end to end of a tube: flips and length matter, and their mass does not. */
export const tubeLab: Lab<World> = {
  id: 'tube',
  draw: (random) => ({ kept: kept + random.integer(-3, 3) / 100 }),
  knobs: () => [
    { id: 'flips', head: say('lab.flips.head'), name: say('lab.flips.name'), settings: flips.map(String) },
    {
      id: 'length',
      head: say('lab.length.head'),
      name: say('lab.length.name'),
      settings: centimeters.map((length) => `${length} cm`),
    },
    {
      id: 'mass',
      head: say('lab.mass.head'),
      name: say('lab.mass.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
  ],
  idle: 2,
  mean: (world, [many = 0, long = 0]) =>
    (world.kept * (flips[many] ?? 0) * gravity * ((centimeters[long] ?? 0) / 100)) / lead,
  measured: { label: say('lab.rise'), unit: '°C', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} °C`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
