import { evaluation, type Line, type Work, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { valueOfProduct } from '#solids/product-lines.ts'
import { type Box, drawBox, edgeSum, layerOf, volumeOf } from '#solids/boxes.ts'
import { say } from './messages.gen.ts'

interface Boxes {
  boxes: Box[]
  sign: '+' | '−'
}
const tex = String.raw
const edges = ({ length, width, height }: Box): string => tex`${length} \times ${width} \times ${height}`

const sorted = ({ length, width, height }: Box): number[] => [length, width, height].toSorted((a, b) => a - b)
const hasRoom = (large: Box, part: Box): boolean =>
  sorted(large).every((edge, at) => edge >= (sorted(part)[at] ?? 0))

function work({ boxes: [one, other], sign }: Boxes): Work<Line> {
  if (one === undefined) throw new RangeError('Without a box, there is nothing to work out')
  if (other === undefined) {
    const { length, width, height } = one
    return evaluation(valueOfProduct, {
      start: edges(one),
      partly: {
        right: tex`${layerOf(one)} \times ${height}`,
        wrong: tex`${length + width} \times ${height}`,
        move: say('mistake.layers'),
      },
      last: { wrong: () => layerOf(one) + height, move: say('mistake.all') },
    })
  }
  const [large, small] = [volumeOf(one), volumeOf(other)]
  return evaluation(valueOfProduct, {
    start: `${edges(one)} ${sign} ${edges(other)}`,
    partly: {
      right: `${large} ${sign} ${small}`,
      wrong: `${large} ${sign} ${edgeSum(other)}`,
      move: say('mistake.multiply'),
    },
    last: { wrong: () => (sign === '+' ? large : large + small), move: say('mistake.together') },
  })
}

/** One box by its layers (level 1), two boxes (level 2), a box with a part cut out (level 3). */
export const findMistake = wrongLine<Boxes, Line>({
  seconds: 50,
  standards: ['5.MD.C.5a', '5.MD.C.5c'],
  ...mistakeWords(say),
  task: ({ boxes, sign }) => `${boxes.length} ${sign}`,
  steps: 2,
  draw(random, level) {
    const boxes = Array.from({ length: level === 1 ? 1 : 2 }, () => drawBox(random, 8))
    return {
      boxes: boxes.toSorted((one, other) => volumeOf(other) - volumeOf(one)),
      sign: level === 3 ? '−' : '+',
    }
  },
  // What is cut out of a box has room in it.
  fits: ({ boxes: [large, part], sign }) =>
    sign === '+' || large === undefined || part === undefined || hasRoom(large, part),
  work,
  truth: (its) => say('mistake.truth', { value: valueOfProduct(work(its).start.line) }),
  means: (line) => String(valueOfProduct(line)),
})
