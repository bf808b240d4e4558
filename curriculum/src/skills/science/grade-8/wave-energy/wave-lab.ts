import type { Lab } from '#shapes/run-simulation/lab.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Joules in a minute at 5 cm and 2 Hz. */
  base: number
}

const amplitudes = [5, 10, 20]
const beyondAmplitude = 40
const frequencies = [2, 3, 4]

/** Waves on a rope carry energy with the square of amplitude and of frequency (½ μ ω² A² v). */
const arriving = ({ base }: World, amplitude: number, frequency: number): number =>
  base * (amplitude / 5) ** 2 * (frequency / 2) ** 2

/** A rope and a machine: amplitude and frequency matter, the color of the rope does not. */
export const waveLab: Lab<World> = {
  id: 'wave-energy',
  draw: (random) => ({ base: random.integer(9, 13) }),
  knobs: () => [
    {
      id: 'amplitude',
      head: say('lab.amplitude.head'),
      name: say('lab.amplitude.name'),
      settings: amplitudes.map((each) => `${each} cm`),
    },
    {
      id: 'frequency',
      head: say('lab.frequency.head'),
      name: say('lab.frequency.name'),
      settings: frequencies.map((each) => `${each} Hz`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: (['red', 'blue', 'white'] as const).map((id) => say(`lab.color.${id}`)),
    },
  ],
  idle: 2,
  mean: (world, [amplitude = 0, frequency = 0]) =>
    arriving(world, amplitudes[amplitude] ?? 0, frequencies[frequency] ?? 0),
  measured: { label: say('lab.energy'), unit: 'J', decimals: 0 },
  scatter: 2,
  amount: (value) => `${numeral(value)} J`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondAmplitude} cm`,
    times: 4,
    doubles: 'wave.energy-amplitude',
    value: (world, [, frequency = 0]) => arriving(world, beyondAmplitude, frequencies[frequency] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondAmplitude} cm`, fixed }),
    why: say('lab.why-beyond'),
  },
}
