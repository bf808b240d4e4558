import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Pennies on a bridge with 2 folds over a gap of 20 cm. */
  plain: number
}

const folds = [2, 4, 8]
const stronger = [1, 2, 3.6]
const gaps = [15, 20, 25]
const byGap = [1.5, 1, 0.65]

/** A paper bridge: folds and gap matter, the color of the paper does not. */
export const bridgeLab: Lab<World> = {
  id: 'bridge',
  draw: (random) => ({ plain: random.integer(17, 22) }),
  knobs: () => [
    {
      id: 'folds',
      head: say('lab.folds.head'),
      name: say('lab.folds.name'),
      settings: folds.map(String),
    },
    {
      id: 'gap',
      head: say('lab.gap.head'),
      name: say('lab.gap.name'),
      settings: gaps.map((gap) => `${gap} cm`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: (['white', 'green', 'yellow'] as const).map((id) => say(`lab.color.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ plain }, [fold = 0, gap = 0]) => plain * (stronger[fold] ?? 1) * (byGap[gap] ?? 1),
  measured: { label: say('lab.held'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.pennies', { count: value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
