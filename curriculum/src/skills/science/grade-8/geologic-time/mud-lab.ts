import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millimeters of mud in 10 minutes for each gram in a liter. */
  pace: number
}

/** Mud settles in a tank: the layer gets thicker with time and with the mud in the water. The material of the tank does nothing. */
export const mudLab = labFrom(say, {
  id: 'mud',
  draw: (random): World => ({ pace: random.integer(60, 80) / 100 }),
  knobs: {
    time: sizes([10, 20, 40], 'min'),
    mud: sizes([2, 4, 8], 'g'),
    tank: ['glass', 'metal', 'plastic'],
  },
  mean: ({ pace }, { time, mud }) => (pace * time * mud) / 10,
  measured: { label: say('lab.thickness'), unit: 'mm', decimals: 1 },
  scatter: 1,
  beyond: {
    knob: 'time',
    size: 80,
    ask: ({ fixed }) => say('lab.ask-beyond', { mud: fixed }),
    why: say('lab.why'),
  },
})
