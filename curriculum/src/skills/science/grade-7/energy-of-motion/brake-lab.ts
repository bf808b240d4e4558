import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { stopping } from '#worlds/braking/braking.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Force of the brake in newtons. */
  force: number
}

/** A cart meets a brake: its speed and its mass matter, how far it rolled before does not. */
export const brakeLab = labFrom(say, {
  id: 'brake',
  draw: (random): World => ({ force: random.pick([4, 5, 6]) }),
  namesKnobs: true,
  knobs: {
    speed: sizes([0.5, 1, 2], 'm/s'),
    mass: sizes([1, 2, 4], 'kg'),
    before: sizes([1, 2, 3], 'm'),
  },
  mean: ({ force }, { speed, mass }) => stopping(mass, speed, force),
  measured: { label: say('lab.distance'), unit: 'cm', decimals: 1 },
  scatter: 2,
  whyIdle: say('lab.why-idle'),
  scene: ({ force }) => say('lab.scene', { force }),
  beyond: {
    knob: 'speed',
    size: 4,
    times: 4,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { speed: setting, mass: fixed }),
    why: say('lab.why-beyond'),
  },
})
