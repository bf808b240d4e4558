import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kinds that the lowest layer holds. */
  kinds: number
}

/** Searching layers of rock: how many kinds turn up depends on the layer and on how much rock is searched. */
export const searchLab = labFrom(say, {
  id: 'search',
  draw: (random): World => ({ kinds: random.integer(84, 100) }),
  knobs: {
    // Before an extinction, just after it, and long after it.
    layer: { low: 1, middle: 0.35, high: 0.65 },
    // The share of all kinds that so much rock holds: more rock, more kinds, and less and less (Raup 1975).
    rock: sizes([20, 60, 200], 'kg', [0.4, 0.7, 0.95]),
    bag: ['paper', 'cotton', 'plastic'],
  },
  mean: ({ kinds }, { layer, rock }) => kinds * layer * rock,
  measured: { label: say('lab.found'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.kinds', { count: value }),
})
