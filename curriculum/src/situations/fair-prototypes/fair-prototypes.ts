import { factorFrom, investigationsFrom } from '../../shapes/fair-test/investigations-from.ts'
import { say } from './messages.gen.ts'

const factor = factorFrom(say)

/** Prototype tests that a class can run, each with three variables that could matter. */
export const fairPrototypes = investigationsFrom(say, {
  parachute: [
    factor('width', [20, 30, 40], 'cm'),
    factor('load', [5, 10, 15], 'g'),
    factor('cloth', ['silk', 'plastic', 'cotton']),
  ],
  plane: [
    factor('nose', [0, 1, 2]),
    factor('paper', ['copy', 'card', 'news']),
    factor('start', [100, 150, 200], 'cm'),
  ],
  cooler: [
    factor('lining', ['foam', 'wool', 'foil']),
    factor('ice', [100, 200, 300], 'g'),
    factor('lid', ['none', 'thin', 'thick']),
  ],
  catapult: [
    factor('arm', [15, 20, 25], 'cm'),
    factor('ball', ['cork', 'foamball', 'paperball']),
    factor('pull', [4, 6, 8], 'cm'),
  ],
  car: [
    factor('sail', [10, 15, 20], 'cm'),
    factor('fan', [30, 50, 70], 'cm'),
    factor('wheels', ['caps', 'disks', 'spools']),
  ],
})
