import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Lux that the small flashlight gives at one meter: its candela, in the middle of the beam. */
  lux: number
}

const meters = [1, 2, 4]
const sizes = [1, 2, 4]

/** Light on a meter in a dark gym: it falls with the square of the distance (Kepler 1604) and grows with the light given off. */
export const gymLab: Lab<World> = {
  id: 'gym',
  draw: (random) => ({ lux: random.integer(380, 430) }),
  knobs: () => [
    {
      id: 'distance',
      head: say('lab.distance.head'),
      name: say('lab.distance.name'),
      settings: meters.map((distance) => `${distance} m`),
    },
    {
      id: 'lamp',
      head: say('lab.lamp.head'),
      name: say('lab.lamp.name'),
      settings: (['small', 'medium', 'large'] as const).map((id) => say(`lab.lamp.${id}`)),
    },
    {
      id: 'time',
      head: say('lab.time.head'),
      name: say('lab.time.name'),
      settings: (['morning', 'noon', 'evening'] as const).map((id) => say(`lab.time.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ lux }, [distance = 0, lamp = 0]) => (lux * (sizes[lamp] ?? 1)) / (meters[distance] ?? 1) ** 2,
  measured: { label: say('lab.light'), unit: 'lux', decimals: 0 },
  scatter: 2,
  amount: (value) => `${value.toLocaleString('en-US')} lux`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
