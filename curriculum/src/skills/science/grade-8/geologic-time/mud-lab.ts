import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millimeters of mud in 10 minutes for each gram in a liter. */
  pace: number
}

const minutes = [10, 20, 40]
const grams = [2, 4, 8]

/** Mud settles in a tank: the layer gets thicker with time and with the mud in the water. The color of the tank does nothing. */
export const mudLab: Lab<World> = {
  id: 'mud',
  draw: (random) => ({ pace: random.integer(60, 80) / 100 }),
  knobs: () => [
    {
      id: 'time',
      head: say('lab.time.head'),
      name: say('lab.time.name'),
      settings: minutes.map((time) => `${time} min`),
    },
    {
      id: 'mud',
      head: say('lab.mud.head'),
      name: say('lab.mud.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'tank',
      head: say('lab.tank.head'),
      name: say('lab.tank.name'),
      settings: (['clear', 'blue', 'black'] as const).map((id) => say(`lab.tank.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ pace }, [time = 0, mud = 0]) => (pace * (minutes[time] ?? 0) * (grams[mud] ?? 0)) / 10,
  measured: { label: say('lab.thickness'), unit: 'mm', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} mm`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: '80 min',
    value: ({ pace }, [, mud = 0]) => 8 * pace * (grams[mud] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { mud: fixed }),
    why: say('lab.why'),
  },
}
