import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Joules in a minute at 5 cm and 2 Hz. */
  base: number
}

/** Waves on a rope carry energy with the square of amplitude and of frequency (½ μ ω² A² v). */
const arriving = ({ base }: World, amplitude: number, frequency: number): number =>
  base * (amplitude / 5) ** 2 * (frequency / 2) ** 2

/** A rope and a machine: amplitude and frequency matter, the direction of the shaking does not. */
export const waveLab = labFrom(say, {
  id: 'wave-energy',
  draw: (random): World => ({ base: random.integer(9, 13) }),
  knobs: {
    amplitude: sizes([5, 10, 20], 'cm'),
    frequency: sizes([2, 3, 4], 'Hz'),
    direction: ['up', 'side', 'slant'],
  },
  mean: (world, { amplitude, frequency }) => arriving(world, amplitude, frequency),
  measured: { label: say('lab.energy'), unit: 'J', decimals: 0 },
  scatter: 2,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'amplitude',
    size: 40,
    times: 4,
    doubles: 'wave.energy-amplitude',
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
