import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of a liter of the air in the room: 1.16 at 31 °C, 1.24 at 12 °C. */
  gramsPerLiter: number
}

/** Air pumped into a tire on a scale: strokes and pump decide how much comes in, the pumping pace does not. */
export const pumpLab = labFrom(say, {
  id: 'pump',
  draw: (random): World => ({ gramsPerLiter: random.pick([1.16, 1.18, 1.2, 1.22, 1.24]) }),
  namesKnobs: true,
  knobs: {
    strokes: sizes([10, 20, 40], (count) => say('lab.strokes.some', { count })),
    pump: { small: 0.1, medium: 0.2, large: 0.4 },
    pace: ['slow', 'medium', 'fast'],
  },
  mean: ({ gramsPerLiter }, { strokes, pump }) => gramsPerLiter * strokes * pump,
  measured: { label: say('lab.gain'), unit: 'g', decimals: 1 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'strokes',
    size: 80,
    ask: ({ fixed }) => say('lab.ask-beyond', { pump: fixed }),
    why: say('lab.why'),
  },
})
