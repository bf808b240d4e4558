import { labFrom, sizes } from '../../shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of dry matter that a plant gains with plenty of water in ordinary air. */
  most: number
}

/** Bean plants under a lamp: water and carbon dioxide determine the gain; the rooting material makes no difference. */
export const beanLab = labFrom(say, {
  id: 'beans',
  draw: (random): World => ({ most: random.integer(60, 75) / 10 }),
  namesKnobs: true,
  knobs: {
    // * Growth relative to plenty of water and to ordinary air (Kimball 1983: a third more with twice the carbon dioxide).
    water: sizes([20, 40, 80], 'mL', [0.4, 0.7, 1]),
    air: { little: 0.35, plain: 1, extra: 1.33 },
    ground: ['soil', 'sand', 'cotton'],
  },
  mean: ({ most }, { water, air }) => most * water * air,
  measured: { label: say('lab.gain'), unit: 'g', decimals: 1 },
  scatter: 1,
})
