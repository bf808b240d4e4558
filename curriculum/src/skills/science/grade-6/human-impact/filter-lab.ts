import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milligrams of mud in the water. */
  mud: number
}

/** A filter for muddy water: material and thickness matter, the shape of the cup below does not. */
export const filterLab = labFrom(say, {
  id: 'filter',
  draw: (random): World => ({ mud: random.integer(180, 220) }),
  knobs: {
    // The share that 5 cm let through; twice the thickness lets a smaller share of the rest through.
    fill: { gravel: 0.8, sand: 0.5, both: 0.25 },
    depth: sizes([5, 10, 20], 'cm', [1, 0.7, 0.4]),
    cup: ['tall', 'wide', 'square'],
  },
  mean: ({ mud }, { fill, depth }) => mud * fill * depth,
  measured: { label: say('lab.mud'), unit: 'mg', decimals: 0 },
  scatter: 2,
})
