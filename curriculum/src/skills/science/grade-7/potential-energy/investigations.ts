import { factorFrom, investigationsFrom } from '#shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)
const height = factor('height', [20, 40, 60, 80], 'cm')
const mass = factor('mass', [50, 100, 150, 200], 'g')

/** Tests of stored energy that a class can do, each with three variables that could matter. */
export const investigations = investigationsFrom(say, {
  dent: [height, mass, factor('ground', ['clay', 'sand', 'flour'])],
  launch: [factor('stretch', [5, 10, 15, 20], 'cm'), mass, factor('band', ['thin', 'wide', 'double'])],
  magnets: [factor('gap', [2, 4, 6, 8], 'mm'), factor('magnets', [1, 2, 3, 4]), mass],
  ramp: [height, mass, factor('ground', ['carpet', 'wood', 'tile'])],
})
