import type { Lab } from '#shapes/run-simulation/lab.ts'
import { stopping } from '#worlds/braking/braking.ts'
import { say } from './messages.gen.ts'

const speeds = [0.5, 1, 2]
const kilograms = [1, 2, 4]
const beyondSpeed = 4

interface World {
  /** Force of the brake in newtons. */
  force: number
}

/** A cart meets a brake: its speed and its mass matter, its color does not. */
export const brakeLab: Lab<World> = {
  id: 'brake',
  draw: (random) => ({ force: random.pick([4, 5, 6]) }),
  knobs: () => [
    {
      id: 'speed',
      head: say('lab.speed.head'),
      name: say('lab.speed.name'),
      settings: speeds.map((speed) => `${speed} m/s`),
    },
    {
      id: 'mass',
      head: say('lab.mass.head'),
      name: say('lab.mass.name'),
      settings: kilograms.map((mass) => `${mass} kg`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: [say('lab.color.red'), say('lab.color.blue'), say('lab.color.white')],
    },
  ],
  idle: 2,
  mean: ({ force }, [speed = 0, mass = 0]) => stopping(kilograms[mass] ?? 1, speeds[speed] ?? 0, force),
  measured: { label: say('lab.distance'), unit: 'cm', decimals: 1 },
  scatter: 2,
  amount: (value) => `${value} cm`,
  scene: ({ force }) => say('lab.scene', { force }),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondSpeed} m/s`,
    value: ({ force }, [, mass = 0]) => stopping(kilograms[mass] ?? 1, beyondSpeed, force),
    times: 4,
    ask: (mass) => say('lab.ask-beyond', { speed: `${beyondSpeed} m/s`, mass }),
    why: say('lab.why-beyond'),
  },
}
