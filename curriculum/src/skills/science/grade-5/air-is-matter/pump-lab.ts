import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of a liter of the air in the room: 1.16 at 31 °C, 1.24 at 12 °C. */
  gramsPerLiter: number
}

const strokes = [10, 20, 40]
const liters = [0.1, 0.2, 0.4]

/** Air pumped into a tire on a scale: strokes and pump decide how much comes in, the color of the hose does not. */
export const pumpLab: Lab<World> = {
  id: 'pump',
  draw: (random) => ({ gramsPerLiter: random.pick([1.16, 1.18, 1.2, 1.22, 1.24]) }),
  knobs: () => [
    {
      id: 'strokes',
      head: say('lab.strokes.head'),
      name: say('lab.strokes.name'),
      settings: strokes.map((count) => say('lab.strokes.some', { count })),
    },
    {
      id: 'pump',
      head: say('lab.pump.head'),
      name: say('lab.pump.name'),
      settings: (['small', 'medium', 'large'] as const).map((id) => say(`lab.pump.${id}`)),
    },
    {
      id: 'hose',
      head: say('lab.hose.head'),
      name: say('lab.hose.name'),
      settings: (['black', 'yellow', 'red'] as const).map((id) => say(`lab.hose.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ gramsPerLiter }, [count = 0, pump = 0]) =>
    gramsPerLiter * (strokes[count] ?? 0) * (liters[pump] ?? 0),
  measured: { label: say('lab.gain'), unit: 'g', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: say('lab.strokes.some', { count: 80 }),
    value: ({ gramsPerLiter }, [, pump = 0]) => gramsPerLiter * 80 * (liters[pump] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { pump: fixed }),
    why: say('lab.why'),
  },
}
