import { type Line, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { valueOfProduct } from '#solids/product-lines.ts'
import { type Box, drawBox, edgeSum, layerOf, volumeOf } from '#solids/boxes.ts'
import { say } from './messages.gen.ts'

interface Boxes {
  boxes: Box[]
  sign: '+' | '−'
}
const tex = String.raw
const edges = ({ length, width, height }: Box): string => tex`${length} \times ${width} \times ${height}`

/** One box by its layers (level 1), two boxes (level 2), a box with a part cut out (level 3). */
export const findMistake = wrongLine<Boxes, Line>({
  seconds: 50,
  standards: ['5.MD.C.5a', '5.MD.C.5c'],
  context: (who) => say('mistake.context', { who }),
  check: say('mistake.check'),
  task: ({ boxes, sign }) => `${boxes.length} ${sign}`,
  steps: 2,
  draw(random, level) {
    const boxes = Array.from({ length: level === 1 ? 1 : 2 }, () => drawBox(random, 8))
    return {
      boxes: boxes.toSorted((one, other) => volumeOf(other) - volumeOf(one)),
      sign: level === 3 ? '−' : '+',
    }
  },
  work({ boxes: [box, other], sign }) {
    const one = box ?? { length: 1, width: 1, height: 1 }
    const line = (first: number, second: number): Line => {
      const between = other === undefined ? tex`\times` : sign
      return { line: `${first} ${between} ${second}` }
    }
    const value = ({ line: above }: Line): Line => ({ line: String(valueOfProduct(above)) })
    const [large, small] = [volumeOf(one), other === undefined ? 0 : volumeOf(other)]
    const last = other === undefined ? layerOf(one) + one.height : sign === '+' ? large : large + small
    const [right, wrong] =
      other === undefined
        ? [line(layerOf(one), one.height), line(one.length + one.width, one.height)]
        : [line(large, small), line(large, edgeSum(other))]
    return {
      start: { line: other === undefined ? edges(one) : `${edges(one)} ${sign} ${edges(other)}` },
      steps: [
        {
          right: () => right,
          wrong: () => wrong,
          move: () => say(other === undefined ? 'mistake.layers' : 'mistake.multiply'),
        },
        {
          right: value,
          wrong: () => ({ line: String(last) }),
          move: () => say(other === undefined ? 'mistake.all' : 'mistake.together'),
        },
      ],
    }
  },
  truth: ({ boxes: [box, other], sign }) => {
    const [large, small] = [box, other].map((each) => (each === undefined ? 0 : volumeOf(each)))
    return say('mistake.truth', { value: (large ?? 0) + (sign === '+' ? 1 : -1) * (small ?? 0) })
  },
  means: (line) => String(valueOfProduct(line)),
})
