import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilograms of the sled. */
  mass: number
}

/** A sled on smooth ice (Newton's second law): net force and time decide how fast it gets; where it starts does not. */
export const sledLab = labFrom(say, {
  id: 'sled',
  draw: (random): World => ({ mass: random.pick([16, 20, 25]) }),
  knobs: {
    force: sizes([5, 10, 20], 'N'),
    time: sizes([1, 2, 4], 's'),
    start: sizes([0, 5, 10], 'm'),
  },
  mean: ({ mass }, { force, time }) => (force / mass) * time,
  measured: { label: say('lab.speed'), unit: 'm/s', decimals: 2 },
  scatter: 3,
  scene: ({ mass }) => say('lab.scene', { mass: `${mass} kg` }),
  beyond: {
    knob: 'time',
    size: 8,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
