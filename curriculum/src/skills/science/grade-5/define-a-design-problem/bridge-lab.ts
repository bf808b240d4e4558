import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Pennies on a bridge with 2 folds over a gap of 20 cm. */
  plain: number
}

/** A paper bridge: folds and gap matter, what is printed on the paper does not. */
export const bridgeLab = labFrom(say, {
  id: 'bridge',
  draw: (random): World => ({ plain: random.integer(17, 22) }),
  namesKnobs: true,
  knobs: {
    folds: sizes([2, 4, 8], String, [1, 2, 3.6]),
    gap: sizes([15, 20, 25], 'cm', [1.5, 1, 0.65]),
    print: ['blank', 'lines', 'grid'],
  },
  mean: ({ plain }, { folds, gap }) => plain * folds * gap,
  measured: { label: say('lab.held'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.pennies', { count: value }),
})
