import { factorFrom, investigationsFrom } from '#shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)

/** Tests that a class can do, each with three variables that could matter. */
export const investigations = investigationsFrom(say, {
  cart: [
    factor('force', [1, 2, 3, 4], 'N'),
    factor('cartMass', [1, 2, 3, 4], 'kg'),
    factor('color', ['red', 'blue', 'green', 'white']),
  ],
  boxes: [
    factor('floor', ['wood', 'tile', 'carpet', 'rubber']),
    factor('boxMass', [1, 2, 3, 5], 'kg'),
    factor('speed', [1, 2, 3, 4], 'm/s'),
  ],
  parachutes: [
    factor('width', [20, 30, 40, 50], 'cm'),
    factor('load', [5, 10, 15, 20], 'g'),
    factor('height', [2, 3, 4, 5], 'm'),
  ],
  clay: [
    factor('ballMass', [50, 100, 150, 200], 'g'),
    factor('ramp', [10, 20, 30, 40], 'cm'),
    factor('clay', ['soft', 'firm', 'dry', 'oily']),
  ],
  crash: [
    factor('bumper', ['foam', 'spring', 'paper', 'bare']),
    factor('cartMass', [1, 2, 3, 4], 'kg'),
    factor('speed', [1, 2, 3, 4], 'm/s'),
  ],
})
