import { factorFrom, investigationsFrom } from '#shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)

/** Tests of kinetic energy that a class can do, each with three variables that could matter. */
export const investigations = investigationsFrom(say, {
  cup: [
    factor('height', [10, 20, 30, 40], 'cm'),
    factor('mass', [20, 40, 60, 80], 'g'),
    factor('surface', ['wood', 'carpet', 'tile', 'felt']),
  ],
  crater: [
    factor('height', [25, 50, 75, 100], 'cm'),
    factor('mass', [20, 40, 60, 80], 'g'),
    factor('fluid', ['sand', 'flour', 'salt', 'soil']),
  ],
  band: [
    factor('pull', [4, 6, 8, 10], 'cm'),
    factor('mass', [100, 150, 200, 250], 'g'),
    factor('surface', ['wood', 'carpet', 'tile', 'felt']),
  ],
  spring: [
    factor('speed', [20, 40, 60, 80], 'cm/s'),
    factor('mass', [200, 400, 600, 800], 'g'),
    factor('surface', ['wood', 'carpet', 'tile', 'felt']),
  ],
})
