import { factorFrom, investigationsFrom } from '../../shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)

/** Prototype tests, each with three variables that could matter. */
export const prototypeTests = investigationsFrom(say, {
  bridge: [
    factor('folds', [0, 2, 4, 6]),
    factor('paper', ['copy', 'card', 'tissue', 'news']),
    factor('gap', [20, 25, 30, 35], 'cm'),
  ],
  raft: [
    factor('wall', [1, 2, 3, 4], 'cm'),
    factor('foil', [12, 14, 16, 18], 'cm'),
    factor('load', ['pennies', 'washers', 'marbles', 'beans']),
  ],
  whirligig: [
    factor('length', [6, 8, 10, 12], 'cm'),
    factor('clip', [1, 2, 3, 4]),
    factor('height', [150, 200, 250, 300], 'cm'),
  ],
  package: [
    factor('filler', ['cotton', 'bubble', 'foam', 'shreds']),
    factor('box', [10, 15, 20, 25], 'cm'),
    factor('height', [100, 150, 200, 250], 'cm'),
  ],
  windmill: [
    factor('blades', [2, 3, 4, 6]),
    factor('angle', [15, 30, 45, 60], (size) => `${size}°`),
    factor('color', ['red', 'blue', 'green', 'white']),
  ],
  shelf: [
    factor('glue', ['stick', 'tape', 'paste', 'staples']),
    factor('paper', ['copy', 'card', 'tissue', 'news']),
    factor('folds', [1, 2, 3, 4]),
  ],
})
