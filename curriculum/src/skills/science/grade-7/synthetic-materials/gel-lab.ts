import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Centimeters with little borax and no extra water. */
  length: number
}

/** A gel of glue and borax: borax and water matter, the spoon does not. */
export const gelLab = labFrom(say, {
  id: 'gel',
  draw: (random): World => ({ length: random.integer(60, 72) }),
  namesKnobs: true,
  knobs: {
    // More borax links more chains of the glue, so the gel stretches less.
    borax: sizes([5, 10, 20], 'mL', [1, 0.6, 0.35]),
    water: sizes([0, 10, 20], 'mL', [1, 1.3, 1.7]),
    spoon: ['wood', 'metal', 'plastic'],
  },
  mean: ({ length }, { borax, water }) => length * borax * water,
  measured: { label: say('lab.stretch'), unit: 'cm', decimals: 0 },
  scatter: 1,
})
