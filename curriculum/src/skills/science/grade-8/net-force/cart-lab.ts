import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** On a level track or on an air table: the same law. */
  track: 'track' | 'air' | 'ice'
}

/** A cart without friction (Newton's second law): force and mass matter, the speed at the start does not. */
export const cartLab = labFrom(say, {
  id: 'cart',
  draw: (random): World => ({ track: random.pick(['track', 'air', 'ice'] as const) }),
  knobs: { force: sizes([2, 4, 8], 'N'), mass: sizes([1, 2, 4], 'kg'), speed: sizes([0, 0.5, 1], 'm/s') },
  mean: (_world, { force, mass }) => force / mass,
  measured: { label: say('lab.acceleration'), unit: 'm/s²', decimals: 2 },
  scatter: 5,
  scene: ({ track }) => say(`lab.scene.${track}`),
  beyond: {
    knob: 'force',
    size: 16,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { force: setting, mass: fixed }),
    why: say('lab.why-beyond'),
  },
})
