import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliliters of water that fit into one liter of gravel, of sand, and of both mixed. */
  spaces: [number, number, number]
}

const liters = [1, 2, 4]
const milliliters = (value: number): string => `${value.toLocaleString('en-US')} mL`

/** Water that fits between grains: the amount and the kind of the ground matter (porosities of Freeze & Cherry 1979). */
export const gravelLab: Lab<World> = {
  id: 'gravel',
  draw: (random) => ({
    spaces: [random.integer(400, 430), random.integer(330, 360), random.integer(210, 250)],
  }),
  knobs: () => [
    {
      id: 'ground',
      head: say('lab.ground.head'),
      name: say('lab.ground.name'),
      settings: (['gravel', 'sand', 'mixed'] as const).map((id) => say(`lab.ground.${id}`)),
    },
    {
      id: 'amount',
      head: say('lab.amount.head'),
      name: say('lab.amount.name'),
      settings: liters.map((amount) => `${amount} L`),
    },
    {
      id: 'jar',
      head: say('lab.jar.head'),
      name: say('lab.jar.name'),
      settings: (['clear', 'white', 'blue'] as const).map((id) => say(`lab.jar.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ spaces }, [ground = 0, amount = 0]) => (spaces[ground] ?? 0) * (liters[amount] ?? 0),
  measured: { label: say('lab.water'), unit: 'mL', decimals: 0 },
  scatter: 4,
  amount: milliliters,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 1,
    setting: '8 L',
    value: ({ spaces }, [ground = 0]) => 8 * (spaces[ground] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { ground: fixed }),
    why: say('lab.why'),
  },
}
