import { defineModel, numbersIn, solved, type Text, typed } from '#form'
import {
  gapOf,
  type Multiple,
  multipleBugs,
  multipleOf,
  spreadOf,
  timesOf,
} from '#bugs/comparing/comparing-bugs.ts'
import { axisLabel, boxFigure, rangeOf, someWide } from '#data-sets/data-sets.ts'
import { multipleShown } from '#data-sets/samples-shown.ts'
import { drawBoxes, iqrOf, twoTold } from '#data-sets/two-samples.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

/** Of two means and their deviation (level 1), of two box plots (level 2), back to a mean (level 3). */
export const inDeviations = defineModel<Multiple>({
  id: 'in-deviations',
  thinking: 'compute',
  seconds: 55,
  standards: ['7.SP.B.3'],
  bugs: multipleBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw(random, level) {
    const topic = someWide(random)
    const [low, high] = rangeOf(topic)
    const mad = random.integer(2, 6)
    const times = random.pick([1.5, 2, 2.5, 3, 3.5, 4])
    const mean = random.integer(low + 5, high - 5)
    return {
      topic,
      asks: ({ 1: 'mads', 2: 'boxes', 3: 'mean' } as const)[level],
      means: [mean, mean + times * mad],
      mad,
      fives: drawBoxes(random, random.integer(4, 16)),
    }
  },
  fits: (its) =>
    its.means.every((mean) => Number.isInteger(mean) && mean <= rangeOf(its.topic)[1]) &&
    Number.isInteger(2 * timesOf(its)) &&
    timesOf(its) > 1,
  item(its) {
    const { topic, asks, means, mad, fives } = its
    const isBoxes = asks === 'boxes'
    const [low, high] = isBoxes ? [fives[0][2], fives[1][2]] : means
    const terms = { low, high, mad, gap: gapOf(its), spread: spreadOf(its), times: timesOf(its) }
    const box = { lower: fives[0][1], upper: fives[0][3], iqr: iqrOf(fives[0]) }
    return {
      stem: [
        twoTold(topic),
        ...(isBoxes ? [] : [say(`multiple.told.${asks}`, { ...terms, what: axisLabel(topic) })]),
        say(`multiple.asks.${asks}`),
      ],
      ...(isBoxes ? { figure: boxFigure(topic, [0, 50], fives) } : {}),
      ...typed(its, { label: say(`multiple.label.${asks}`), key: multipleOf(its), bugs: multipleBugs }),
      hints: [say(`multiple.nudge.${asks}`), say(`multiple.hint.${asks}`)],
      solution: [
        ...(isBoxes ? [say('multiple.box', box)] : []),
        say(`multiple.gap.${asks}`, terms),
        say(`multiple.so.${asks}`, terms),
      ],
    }
  },
  solve: multipleShown,
})

/** Two groups by their means and their deviation; the difference, or the multiple, may be told in their place. */
interface GroupPair {
  low: number
  gap: number
  mad: number
  told: 'gap' | 'means' | 'times'
}
interface Pairs {
  pairs: GroupPair[]
  shuffle: number
}
const timesIn = ({ gap, mad }: GroupPair): number => gap / mad
const pairText = ({ low, gap, mad, told }: GroupPair): Text =>
  told === 'gap'
    ? say('order.gap', { gap, mad })
    : told === 'means'
      ? say('order.means', { low, high: low + gap, mad })
      : say('order.times', { times: gap / mad, mad })

/** By a difference that is told (level 1), by two means (level 2), told in different ways (level 3). */
export const orderPairs = defineModel<Pairs>({
  id: 'order-pairs',
  thinking: 'compare',
  seconds: 70,
  standards: ['7.SP.B.3'],
  task: ({ pairs }) => pairs.map(({ told, gap, mad }) => `${told} ${gap > 10} ${mad > 3}`).join(' '),
  draw(random, level) {
    const told = ({ 1: ['gap'], 2: ['means'], 3: ['gap', 'means', 'times'] } as const)[level]
    const multiples = random.sample([0.5, 1, 1.5, 2, 2.5, 3, 4], 4)
    return {
      pairs: multiples.map((times, at) => {
        const mad = random.integer(2, 10)
        return { low: random.integer(12, 60), gap: times * mad, mad, told: told[at % told.length] ?? 'gap' }
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ pairs }) =>
    // Nobody says “1 times.”
    pairs.every((pair) => Number.isInteger(pair.gap) && (pair.told !== 'times' || timesIn(pair) !== 1)) &&
    new Set(pairs.map(({ gap }) => gap)).size === 4 &&
    new Set(pairs.map(({ mad }) => mad)).size === 4,
  item({ pairs, shuffle }) {
    const things = pairs.map((pair) => ({ ...pair, text: pairText(pair) }))
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by: (pair) => -timesIn(pair),
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          { by: timesIn, misconception: 'order.backward', feedback: say('order.backward') },
          {
            by: ({ gap }) => -gap,
            misconception: 'compare.difference-only',
            feedback: say('order.difference'),
          },
          { by: ({ mad }) => mad, misconception: 'compare.spread-only', feedback: say('order.spread') },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: [
        say('order.find'),
        ...sortedBy(things, (pair) => -timesIn(pair)).map(({ text, gap, mad }) =>
          say('order.step', { pair: text, gap, mad, times: gap / mad }),
        ),
      ],
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [first = 0, second = 0, third] = numbersIn(text).map(({ value }) => value)
      if (third !== undefined) return (second - first) / third
      return /times|veces/.test(text) ? -first : -first / second
    }),
})
