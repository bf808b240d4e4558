import { factorFrom, investigationsFrom } from '#shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)
const turns = factor('turns', [20, 40, 60, 80])
const voltage = factor('voltage', [1.5, 3, 4.5, 6], 'V')
const magnets = factor('magnets', [1, 2, 3, 4])
const distance = factor('distance', [2, 3, 4, 5], 'cm')

/** Tests of electric and magnetic forces that a class can do, each with three variables that could matter. */
export const investigations = investigationsFrom(say, {
  clips: [turns, voltage, factor('core', ['iron', 'wood', 'plastic', 'brass'])],
  scale: [distance, magnets, factor('between', ['air', 'paper', 'plastic', 'cloth'])],
  balloon: [factor('rubs', [5, 10, 20, 40]), distance, factor('cloth', ['wool', 'cotton', 'silk', 'fur'])],
  motor: [voltage, magnets, turns],
})
