import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilograms. */
  mass: number
}

const speeds = [0.25, 0.5, 1]
const centimeters = [8, 4, 2]

/** A cart with a foam bumper hits a wall. The foam gives way by half its thickness, so the force is m·v²/thickness. */
const force = (mass: number, speed: number, thickness: number): number =>
  (100 * mass * speed ** 2) / thickness

export const bumperLab: Lab<World> = {
  id: 'bumper',
  draw: (random) => ({ mass: random.pick([2.4, 2.8, 3.2, 3.6]) }),
  knobs: () => [
    {
      id: 'speed',
      head: say('lab.speed.head'),
      name: say('lab.speed.name'),
      settings: speeds.map((speed) => `${speed} m/s`),
    },
    {
      id: 'foam',
      head: say('lab.foam.head'),
      name: say('lab.foam.name'),
      settings: centimeters.map((size) => `${size} cm`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: (['yellow', 'blue', 'gray'] as const).map((id) => say(`lab.color.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ mass }, [speed = 0, foam = 0]) => force(mass, speeds[speed] ?? 0, centimeters[foam] ?? 1),
  measured: { label: say('lab.force'), unit: 'N', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} N`,
  scene: ({ mass }) => say('lab.scene', { mass: `${mass} kg` }),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: '2 m/s',
    times: 4,
    value: ({ mass }, [, foam = 0]) => force(mass, 2, centimeters[foam] ?? 1),
    ask: (fixed) => say('lab.ask-beyond', { foam: fixed }),
    why: say('lab.why'),
  },
}
