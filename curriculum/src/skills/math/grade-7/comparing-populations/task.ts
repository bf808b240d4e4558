import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'plants' | 'jumps' | 'reading' | 'batteries' | 'apples' | 'typing'
type Part = 'one' | 'other' | 'gap' | 'mad' | 'times' | 'clear' | 'claim'

/** The mean of the first group. */
const means: Record<Story, [least: number, most: number]> = {
  plants: [24, 40],
  jumps: [50, 65],
  reading: [22, 40],
  batteries: [24, 48],
  apples: [150, 190],
  typing: [30, 45],
}

interface Groups {
  one: number[]
  other: number[]
  mean: number
  gap: number
  mad: number
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0)
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length
const distances = (values: readonly number[]): number[] =>
  values.map((each) => Math.abs(each - meanOf(values)))

/** Two means (level 1), their difference in deviations (level 2), and what it leaves open (level 3). */
export const task = linkedTask<Groups, Story, Part>({
  standards: ['7.SP.B.3', '7.SP.B.4'],
  calculator: 'basic',
  seconds: 240,
  stories: ['plants', 'jumps', 'reading', 'batteries', 'apples', 'typing'],
  levels: {
    1: ['one', 'other', 'gap'],
    2: ['gap', 'mad', 'times', 'clear'],
    3: ['gap', 'mad', 'times', 'clear', 'claim'],
  },
  draw(random, { story, side, level }) {
    const [mean, mad] = [random.integer(...means[story]), random.pick([2, 4, 6])]
    // At level 3, the groups are often far enough apart to share no values.
    const large = level === 3 ? [2.5, 3.5, 4, 4.5] : [2, 2.5, 3, 3.5]
    const gap = mad * random.pick(side === 0 ? large : [0.5, 1])
    // The distances above the mean and those below it have the same sum.
    const half = (5 * mad) / 2
    const [x, y] = [random.integer(1, half - 1), random.integer(1, half - 1)]
    const off = [x, half - x, 0, -y, y - half]
    return {
      one: random.shuffle(off).map((each) => mean + each),
      other: random.shuffle(off).map((each) => mean + gap - each),
      mean,
      gap,
      mad,
    }
  },
  fits: ({ one, other, gap }) =>
    gap <= 21 && new Set(one).size === 5 && Math.min(...other) !== Math.max(...one),
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, one, other }) =>
    tableFigure(
      say('task.title'),
      [say(`task.${story}.a`), say(`task.${story}.b`)],
      one.map((each, at) => [each, other[at] ?? 0]),
    ),
  asks(part, { story }) {
    switch (part) {
      case 'times':
      case 'clear':
      case 'claim':
        return say(`task.${part}`)
      default:
        return say(`task.${part}`, { unit: say(`task.${story}.unit`) })
    }
  },
  parts({ side, one, other, mean, gap, mad }) {
    const second = mean + gap
    const [large, small] = [say('task.large'), say('task.small')]
    const [each, some] = [say('task.each'), say('task.some')]
    const [least, most] = [Math.min(...other), Math.max(...one)]
    const isEach = least > most
    const total = sumOf(distances(one))
    const meanPart = (values: readonly number[]) => ({
      value: meanOf(values),
      work: String.raw`(${values.join(' + ')}) \div 5 = ${meanOf(values)}`,
      wrong: [
        [sumOf(values), 'operations.stops-early', say('task.slip.sum')],
        [values[2] ?? 0, 'center.not-in-order', say('task.slip.middle')],
      ] as const,
    })
    return {
      one: meanPart(one),
      other: meanPart(other),
      gap: {
        value: gap,
        sign: 'either',
        work: String.raw`${sumOf(one)} \div 5 = ${mean}, ${sumOf(other)} \div 5 = ${second}, ${second} − ${mean} = ${gap}`,
        wrong: [
          [second, 'compare.one-center', say('task.slip.mean')],
          [Math.abs(Math.max(...other) - most), 'compare.extremes', say('task.slip.ends')],
        ],
      },
      mad: {
        value: mad,
        work: String.raw`(${distances(one).join(' + ')}) \div 5 = ${mad}`,
        wrong: [
          [most - Math.min(...one), 'spread.range-for-deviation', say('task.slip.range')],
          [total, 'operations.stops-early', say('task.slip.total')],
          [total / 4, 'spread.skips-zero', say('task.slip.zero')],
        ],
      },
      times: {
        value: gap / mad,
        work: String.raw`${gap} \div ${mad} = ${gap / mad}`,
        wrong: [
          [gap, 'compare.difference-only', say('task.slip.units')],
          [[mad, gap], 'ratio.turned', say('task.slip.turned')],
        ],
      },
      clear: {
        right: side === 0 ? large : small,
        work: String.raw`${gap} \div ${mad} = ${gap / mad}`,
        wrong: [
          side === 0
            ? [small, 'compare.spread-only', say('task.slip.little')]
            : [large, 'compare.difference-only', say('task.slip.big')],
        ],
      },
      claim: {
        right: isEach ? each : some,
        work: `${least} ${isEach ? '>' : '<'} ${most}`,
        wrong: [
          isEach
            ? [some, 'compare.overlap-means-equal', say('task.slip.overlap')]
            : [each, 'compare.every-member', say('task.slip.every')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told }) {
    const [one, other] = [0, 1].map((place) => told.filter((_, at) => at % 2 === place))
    const [first, second] = [one ?? [], other ?? []]
    const gap = Math.abs(meanOf(second) - meanOf(first))
    const mad = meanOf(distances(first))
    return {
      one: meanOf(first),
      other: meanOf(second),
      gap,
      mad,
      times: gap / mad,
      clear: gap >= 2 * mad ? /^(yes|sí)/ : /^no/,
      claim: Math.min(...second) > Math.max(...first) ? /^(yes|sí)/ : /^no/,
    }
  },
})
