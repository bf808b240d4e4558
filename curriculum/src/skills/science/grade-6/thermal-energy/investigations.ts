import { factorFrom, investigationsFrom } from '#shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)

/** Tests that a class can do, each with three variables that could matter. */
export const investigations = investigationsFrom(say, {
  cups: [
    factor('waterMass', [100, 200, 300, 400], 'g'),
    factor('cup', ['foam', 'glass', 'metal', 'paper']),
    factor('start', [50, 60, 70, 80], '°C'),
  ],
  lamp: [
    factor('material', ['sand', 'water', 'soil', 'gravel']),
    factor('sampleMass', [150, 250, 350, 450], 'g'),
    factor('distance', [20, 30, 40, 50], 'cm'),
  ],
  ice: [
    factor('lining', ['wool', 'foil', 'foam', 'newspaper']),
    factor('iceMass', [50, 100, 150, 200], 'g'),
    factor('lid', ['none', 'cardboard', 'foam', 'plastic']),
  ],
  block: [
    factor('metal', ['iron', 'copper', 'aluminum', 'brass']),
    factor('blockMass', [50, 100, 150, 200], 'g'),
    factor('waterMass', [200, 300, 400, 500], 'g'),
  ],
  cans: [
    factor('color', ['black', 'white', 'silver', 'green']),
    factor('waterMass', [150, 250, 300, 350], 'g'),
    factor('distance', [20, 30, 40, 50], 'cm'),
  ],
  box: [
    factor('wall', ['wool', 'foam', 'newspaper', 'foil']),
    factor('thickness', [1, 2, 3, 4], 'cm'),
    factor('iceMass', [100, 150, 200, 250], 'g'),
  ],
})
