import type { Lab } from '../../shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of dry matter that a plant gains with plenty of water in ordinary air. */
  most: number
}

const milliliters = [20, 40, 80]
/**
 * Growth relative to plenty of water and to ordinary air (Kimball 1983: a third more with twice the carbon dioxide).
 */
const byWater = [0.4, 0.7, 1]
const byAir = [0.35, 1, 1.33]

/** Bean plants under a lamp: water and carbon dioxide determine the gain; the rooting material makes no difference. */
export const beanLab: Lab<World> = {
  id: 'beans',
  draw: (random) => ({ most: random.integer(60, 75) / 10 }),
  knobs: () => [
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: milliliters.map((amount) => `${amount} mL`),
    },
    {
      id: 'air',
      head: say('lab.air.head'),
      name: say('lab.air.name'),
      settings: (['little', 'plain', 'extra'] as const).map((id) => say(`lab.air.${id}`)),
    },
    {
      id: 'ground',
      head: say('lab.ground.head'),
      name: say('lab.ground.name'),
      settings: (['soil', 'sand', 'cotton'] as const).map((id) => say(`lab.ground.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ most }, [water = 0, air = 0]) => most * (byWater[water] ?? 1) * (byAir[air] ?? 1),
  measured: { label: say('lab.gain'), unit: 'g', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
