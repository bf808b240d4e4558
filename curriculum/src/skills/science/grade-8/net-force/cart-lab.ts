import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

const newtons = [2, 4, 8]
const kilograms = [1, 2, 4]
const speeds = ['0 m/s', '0.5 m/s', '1 m/s']
const beyondNewtons = 16

interface World {
  /** On a level track or on an air table: the same law. */
  track: 'track' | 'air' | 'ice'
}

/** A cart without friction (Newton's second law): force and mass matter, the speed at the start does not. */
export const cartLab: Lab<World> = {
  id: 'cart',
  draw: (random) => ({ track: random.pick(['track', 'air', 'ice'] as const) }),
  knobs: () => [
    {
      id: 'force',
      head: say('lab.force.head'),
      name: say('lab.force.name'),
      settings: newtons.map((force) => `${force} N`),
    },
    {
      id: 'mass',
      head: say('lab.mass.head'),
      name: say('lab.mass.name'),
      settings: kilograms.map((mass) => `${mass} kg`),
    },
    { id: 'speed', head: say('lab.speed.head'), name: say('lab.speed.name'), settings: speeds },
  ],
  idle: 2,
  mean: (_world, [force = 0, mass = 0]) => (newtons[force] ?? 0) / (kilograms[mass] ?? 1),
  measured: { label: say('lab.acceleration'), unit: 'm/s²', decimals: 2 },
  scatter: 5,
  amount: (value) => `${value} m/s²`,
  scene: ({ track }) => say(`lab.scene.${track}`),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondNewtons} N`,
    value: (_world, [, mass = 0]) => beyondNewtons / (kilograms[mass] ?? 1),
    ask: (mass) => say('lab.ask-beyond', { force: `${beyondNewtons} N`, mass }),
    why: say('lab.why-beyond'),
  },
}
