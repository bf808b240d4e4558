import { built, defineModel, mathIn, tex } from '#form'
import { tidy } from '#bugs/bug.ts'
import { numbers } from '#build-item.ts'
import { numberTex } from '#equations/exact.ts'
import { absTex } from '#signed/absolute.ts'
import { say } from './messages.gen.ts'

/** Numbers with an absolute value, those that are closer to 0 than another one, or those between two distances. */
interface Which {
  asks: 'equal' | 'plus' | 'less' | 'most'
  size: number
  more: number
  letter: string
}

const ranges: Record<Which['asks'], (size: number) => number[]> = {
  equal: (size) => [-size, size],
  plus: (size) => [-size, size],
  less: (size) => Array.from({ length: 2 * size - 1 }, (_, at) => at - size + 1),
  most: (size) => Array.from({ length: 2 * size + 1 }, (_, at) => at - size),
}
const isRange = (asks: Which['asks']): boolean => asks === 'less' || asks === 'most'
const conditionTex = ({ asks, size, more, letter }: Which): string =>
  ({
    equal: `${absTex(letter)} = ${numberTex(size)}`,
    plus: `${absTex(letter)} + ${more} = ${numberTex(tidy(size + more))}`,
    less: `${absTex(letter)} < ${size}`,
    most: String.raw`${absTex(letter)} \le ${size}`,
  })[asks]

/** Two numbers of one absolute value (level 1), with one more step (level 2), all integers closer to 0 (level 3). */
export const whichNumbers = defineModel<Which>({
  id: 'which-numbers',
  thinking: 'work backwards',
  seconds: 40,
  standards: ['6.NS.C.7c'],
  task: ({ asks, size }) => `${asks} ${isRange(asks) ? size : Number.isInteger(size)}`,
  draw(random, level) {
    const asks = level === 3 ? random.pick(['less', 'most'] as const) : level === 2 ? 'plus' : 'equal'
    const tenths = level < 3 && random.chance(0.4) ? random.integer(1, 9) / 10 : 0
    return {
      asks,
      size: tidy(random.integer(2, level === 3 ? 5 : 40) + tenths),
      more: random.integer(2, 12),
      letter: random.pick('abcdefghjkmnprstuvwxyz'.split('')),
    }
  },
  minWrongAnswers: 1,
  item(which) {
    const { asks, size, more, letter } = which
    const all = ranges[asks](size)
    const terms = {
      condition: tex(conditionTex(which)),
      letter: tex(letter),
      bars: tex(absTex(letter)),
      size,
      more,
      sum: tidy(size + more),
      last: asks === 'less' ? size - 1 : size,
      count: all.length,
      key: tex(all.map(numberTex).join(', ')),
    }
    const wrong = (values: number[], misconception: string, feedback: ReturnType<typeof say>) => ({
      values: values.map(String),
      misconception,
      feedback,
    })
    const slips = [
      wrong(
        all.filter((each) => each >= 0),
        'signed.one-of-two',
        say('which.positive'),
      ),
      wrong(
        all.filter((each) => each > 0 || (!isRange(asks) && each >= 0)),
        'signed.one-of-two',
        say('which.positive'),
      ),
      ...(isRange(asks)
        ? [
            wrong(
              all.filter((each) => each !== 0),
              'signed.zero-is-nothing',
              say('which.zero'),
            ),
            wrong(
              asks === 'less' ? [-size, ...all, size] : all.slice(1, -1),
              'inequality.boundary',
              say(`which.edge.${asks === 'less' ? 'less' : 'most'}`, { size }),
            ),
          ]
        : [wrong([-size], 'signed.one-of-two', say('which.negative'))]),
      ...(asks === 'plus'
        ? [wrong([-terms.sum, terms.sum], 'signed.stops-early', say('which.stops', { more }))]
        : []),
    ]
    return {
      stem: [say(`which.asks.${asks}`, terms)],
      ...built((word) =>
        numbers(
          { label: word(say('which.label')) },
          { values: all.map(String) },
          slips.map((each) => ({ ...each, feedback: word(each.feedback) })),
        ),
      ),
      hints: [say('which.nudge', terms), say(`which.hint.${asks}`, terms)],
      solution: [say(`which.start.${asks}`, terms), say('which.so', terms)],
    }
  },
  solve({ stem }) {
    const [source = ''] = mathIn(stem)
    const [, more = '0', sign, right = '0'] =
      /\\right\|(?: \+ (\d+))? (=|<|\\le) ([\d.]+)$/.exec(source) ?? []
    const size = Number((Number(right) - Number(more)).toFixed(6))
    const all = ranges[sign === '=' ? 'equal' : sign === '<' ? 'less' : 'most'](size)
    return { kind: 'numbers', text: all.join(', ') }
  },
})
