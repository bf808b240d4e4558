import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { pressureOf } from '#worlds/gases/gases.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Liters. */
  volume: number
}

/** Air in a sealed steel tank: how much air and how warm it is decide the pressure, and the shape does not. */
export const tankLab = labFrom(say, {
  id: 'gas-tank',
  draw: (random): World => ({ volume: random.pick([1, 1.5, 2]) }),
  knobs: {
    air: sizes([1, 2, 4], 'g'),
    temperature: sizes([0, 40, 80], '°C'),
    shape: ['round', 'tall', 'flat'],
  },
  mean: ({ volume }, { air, temperature }) => pressureOf(air, temperature, volume),
  measured: { label: say('lab.pressure'), unit: 'kPa', decimals: 0 },
  scatter: 1,
  scene: ({ volume }) => say('lab.scene', { volume: `${volume} L` }),
  beyond: {
    knob: 'air',
    size: 8,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
