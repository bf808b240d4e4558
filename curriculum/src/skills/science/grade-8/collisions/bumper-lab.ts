import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

export const bumperLab = labFrom(say, {
  id: 'bumper',
  draw: (random) => ({ mass: random.pick([2.4, 2.8, 3.2, 3.6]) }),
  knobs: {
    speed: sizes([0.25, 0.5, 1], 'm/s'),
    foam: sizes([8, 4, 2], 'cm'),
    wall: ['brick', 'concrete', 'steel'],
  },
  // A cart with a foam bumper hits a wall. The foam gives way by half its thickness, so the force is m·v²/thickness.
  mean: ({ mass }, { speed, foam }) => (100 * mass * speed ** 2) / foam,
  measured: { label: say('lab.force'), unit: 'N', decimals: 1 },
  scatter: 1,
  scene: ({ mass }) => say('lab.scene', { mass: `${mass} kg` }),
  beyond: {
    knob: 'speed',
    size: 2,
    times: 4,
    ask: ({ fixed }) => say('lab.ask-beyond', { foam: fixed }),
    why: say('lab.why'),
  },
})
