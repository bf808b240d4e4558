import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilojoules a day in a warm room, without a wheel. */
  base: number
}

/** Mice eat more where it is cold, and when they run; the shape of the dish does nothing. */
export const mouseLab = labFrom(say, {
  id: 'mice',
  draw: (random): World => ({ base: random.integer(38, 44) }),
  knobs: {
    // What a mouse of 25 g adds in cooler rooms (Speakman & Keijer 2012), and for each night on the wheel.
    room: sizes([30, 27, 15], '°C', [0, 6, 30]),
    wheel: { none: 0, short: 6, long: 12 },
    dish: ['round', 'square', 'long'],
  },
  mean: ({ base }, { room, wheel }) => base + room + wheel,
  measured: { label: say('lab.eaten'), unit: 'kJ', decimals: 0 },
  scatter: 1,
})
