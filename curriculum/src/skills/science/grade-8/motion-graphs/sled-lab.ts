import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilograms of the sled. */
  mass: number
}

const newtons = [5, 10, 20]
const seconds = [1, 2, 4]
const beyondSeconds = 8

/** A sled on smooth ice (Newton's second law): net force and time decide how fast it gets; where it starts does not. */
export const sledLab: Lab<World> = {
  id: 'sled',
  draw: (random) => ({ mass: random.pick([16, 20, 25]) }),
  knobs: () => [
    {
      id: 'force',
      head: say('lab.force.head'),
      name: say('lab.force.name'),
      settings: newtons.map((force) => `${force} N`),
    },
    {
      id: 'time',
      head: say('lab.time.head'),
      name: say('lab.time.name'),
      settings: seconds.map((time) => `${time} s`),
    },
    {
      id: 'start',
      head: say('lab.start.head'),
      name: say('lab.start.name'),
      settings: ['0 m', '5 m', '10 m'],
    },
  ],
  idle: 2,
  mean: ({ mass }, [force = 0, time = 0]) => ((newtons[force] ?? 0) / mass) * (seconds[time] ?? 0),
  measured: { label: say('lab.speed'), unit: 'm/s', decimals: 2 },
  scatter: 3,
  amount: (value) => `${value} m/s`,
  scene: ({ mass }) => say('lab.scene', { mass: `${mass} kg` }),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 1,
    setting: `${beyondSeconds} s`,
    value: ({ mass }, [force = 0]) => ((newtons[force] ?? 0) / mass) * beyondSeconds,
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondSeconds} s`, fixed }),
    why: say('lab.why-beyond'),
  },
}
