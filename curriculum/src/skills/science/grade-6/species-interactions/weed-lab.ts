import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of radish from a liter of soil without weeds. */
  alone: number
}

/** Radishes and weeds compete for what the soil holds: more weeds, less radish. The shape of the pot does nothing. */
export const weedLab = labFrom(say, {
  id: 'weeds',
  draw: (random): World => ({ alone: random.integer(36, 44) }),
  knobs: {
    weeds: sizes([0, 2, 6], (count) => say('lab.weeds.some', { count })),
    // More soil gives more, but less and less (de Wit 1960).
    soil: sizes([1, 2, 4], 'L', [1, 1.6, 2.4]),
    pot: ['round', 'square', 'oval'],
  },
  mean: ({ alone }, { weeds, soil }) => (alone * soil) / (1 + 0.3 * weeds),
  measured: { label: say('lab.mass'), unit: 'g', decimals: 0 },
  scatter: 1,
})
