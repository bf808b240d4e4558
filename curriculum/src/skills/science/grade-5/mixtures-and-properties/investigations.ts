import { factorFrom, investigationsFrom } from '#shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)

/** Tests of properties that a class can do, each with three variables that could matter. */
export const investigations = investigationsFrom(say, {
  dissolve: [
    factor('solid', ['salt', 'sugar', 'baking-soda']),
    factor('grain', ['fine', 'medium', 'coarse']),
    factor('warmth', [20, 30, 40], '°C'),
  ],
  spoon: [
    factor('material', ['copper', 'steel', 'aluminum']),
    factor('thickness', [4, 6, 8], 'mm'),
    factor('length', [15, 20, 25], 'cm'),
  ],
  wrap: [
    factor('cloth', ['wool', 'foil', 'paper']),
    factor('thickness', [2, 4, 6], 'mm'),
    factor('water', [100, 150, 200], 'mL'),
  ],
  gas: [
    factor('soda', [2, 4, 6], 'g'),
    factor('vinegar', [50, 75, 100], 'mL'),
    factor('start', [10, 20, 30], '°C'),
  ],
})
