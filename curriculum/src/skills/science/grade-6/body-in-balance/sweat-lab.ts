import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliliters of sweat in half an hour of jogging in a cool room. */
  jog: number
}

/** Sweat on a treadmill (Sawka et al. 2007, rounded): pace and room matter, the music does not. */
export const sweatLab = labFrom(say, {
  id: 'sweat',
  draw: (random): World => ({ jog: random.integer(140, 170) }),
  namesKnobs: true,
  knobs: {
    pace: { walk: 0.5, jog: 1, run: 1.7 },
    room: sizes([15, 22, 29], '°C', [1, 1.5, 2.2]),
    music: ['none', 'slow', 'fast'],
  },
  mean: ({ jog }, { pace, room }) => jog * pace * room,
  measured: { label: say('lab.sweat'), unit: 'mL', decimals: 0 },
  scatter: 3,
  whyIdle: say('lab.why-idle'),
})
