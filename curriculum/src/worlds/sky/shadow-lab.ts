import { labFrom, sizes } from '../../shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Heights of the lamp above the table, in degrees. */
  heights: number[]
}

/** A lamp as the Sun: its height and the length of the stick determine the shadow; its brightness does not. */
export const shadowLab = labFrom(say, {
  id: 'shadow',
  draw: (random): World => ({
    heights: random.pick([
      [20, 40, 60],
      [25, 45, 65],
      [30, 50, 65],
      [20, 35, 55],
    ]),
  }),
  knobs: {
    height: ({ heights }) => sizes(heights, (degrees) => `${degrees}°`),
    stick: sizes([10, 20, 40], 'cm'),
    lamp: ['dim', 'medium', 'bright'],
  },
  mean: (_world, { height, stick }) => stick / Math.tan((height / 180) * Math.PI),
  measured: { label: say('lab.shadow'), unit: 'cm', decimals: 1 },
  scatter: 2,
  beyond: {
    knob: 'stick',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { height: fixed, stick: setting }),
    why: say('lab.why-beyond'),
  },
})
