import { type Random, tidy } from '#form'
import { ascending, fiveOf, meanOf, medianOf, sumOf } from '#data-sets/measures.ts'
import { countsOf, dotFigure } from '#data-sets/data-sets.ts'
import { linkedTask, type TaskDraw } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'books' | 'goals' | 'cousins' | 'texts' | 'songs' | 'birds' | 'riders'
type Part = 'dot' | 'count' | 'median' | 'mean' | 'fits' | 'five' | 'iqr' | 'later'

/** Whether one value lies far from the others, and on which side. */
const pulls = ['up', 'down', 'none'] as const
type Pull = (typeof pulls)[number]

interface Dots {
  data: number[]
  /** How much larger the greatest value really is. */
  more: number
}

/** How far the least and the greatest value are from the next one. */
const gapsOf = (data: readonly number[]): readonly [low: number, high: number] => [
  (data[1] ?? 0) - (data[0] ?? 0),
  (data.at(-1) ?? 0) - (data.at(-2) ?? 0),
]
const farGap = 5
const pullOf = (data: readonly number[]): Pull => {
  const [low, high] = gapsOf(data)
  if (high >= farGap) return 'up'
  return low >= farGap ? 'down' : 'none'
}
/** The mean is clearly on the side of the one far value, or nearly at the median of data without gaps. */
function isClear(data: readonly number[]): boolean {
  const [gap, pull] = [meanOf(data) - medianOf(data), pullOf(data)]
  const steps = data.slice(1).map((value, at) => value - (data[at] ?? 0))
  return { up: gap >= 0.6, down: gap <= -0.6, none: Math.abs(gap) <= 0.2 && Math.max(...steps) <= 2 }[pull]
}

/** Nobody reads or plays that much in so short a time that 2 would be a far value below the others. */
const lowStories: readonly Story[] = ['books', 'texts']

/** The counts of most stories begin low, so that a far value below the others needs them higher. */
function drawDots(random: Random, { story, side }: TaskDraw<Story>): number[] {
  const others: readonly Pull[] = lowStories.includes(story) ? ['none'] : ['down', 'none']
  const pull = side === 0 ? 'up' : random.pick(others)
  const from = pull === 'down' ? random.integer(8, 11) : random.integer(2, 6)
  const near = Array.from({ length: random.integer(7, 11) }, () => from + random.integer(0, 5))
  const far = {
    up: from + random.integer(10, 13),
    down: random.integer(1, 2),
    none: from + random.integer(1, 6),
  }
  return ascending([...near, far[pull]])
}

const listOf = (values: readonly number[]): string => values.map(String).join(', ')
const isShort = (value: number): boolean => Number.isInteger(tidy(value * 100))
/** Four parts of the same length. */
const quarters = ([least = 0, , , , top = 0]: readonly number[]): number[] =>
  [0, 1, 2, 3, 4].map((part) => tidy(least + (part * (top - least)) / 4))

/** What dots show (level 1), which center fits the shape (level 2), a box plot and a corrected value (level 3). */
export const task = linkedTask<Dots, Story, Part>({
  standards: ['6.SP.B.4', '6.SP.B.5a', '6.SP.B.5b', '6.SP.B.5c', '6.SP.B.5d'],
  stories: ['books', 'goals', 'cousins', 'texts', 'songs', 'birds', 'riders'],
  levels: {
    1: ['dot', 'count', 'median'],
    2: ['count', 'median', 'mean', 'fits'],
    3: ['five', 'iqr', 'mean', 'fits', 'later'],
  },
  draw: (random, its) => ({ data: drawDots(random, its), more: random.integer(2, 6) }),
  fits({ level, data, more }) {
    const [n, five, distinct] = [data.length, fiveOf(data), [...new Set(data)]]
    const [mean, median] = [meanOf(data), medianOf(data)]
    return (
      (level === 1 || isShort(mean)) &&
      isShort(more / n) &&
      data.at(-1) !== data.at(-2) &&
      (level > 1 || Math.min(...data) > 1) &&
      isClear(data) &&
      new Set([five, fiveOf(distinct), quarters(five)].map(listOf)).size === 3 &&
      medianOf(distinct) !== median
    )
  },
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, data }) => {
    const [from, to] = [Math.max(0, (data[0] ?? 0) - 1), (data.at(-1) ?? 0) + 1]
    return dotFigure({ topic: story, from, step: 1, counts: countsOf(data, from, 1, to - from + 1) })
  },
  asks(part, { story, data, more }) {
    const top = data.at(-1) ?? 0
    switch (part) {
      case 'dot':
        return say('task.dot', { top })
      case 'count':
      case 'fits':
        return say(`task.${story}.${part}`)
      case 'later':
        return say('task.later', { top, to: top + more })
      default:
        return say(`task.${part}`)
    }
  },
  parts({ story, data, more }) {
    const [n, five, distinct] = [data.length, fiveOf(data), [...new Set(data)]]
    const [mean, median, sum, pull] = [tidy(meanOf(data)), medianOf(data), sumOf(data), pullOf(data)]
    const [least, low, , high, top] = five
    const later = tidy((sum + more) / n)
    return {
      dot: {
        right: say(`task.${story}.dot`, { top }),
        work: String(top),
        wrong: [[say(`task.${story}.many`, { top }), 'line-plot.counts-dots', say('task.slip.dot')]],
      },
      count: {
        value: n,
        work: String(n),
        wrong: [
          [distinct.length, 'display.counts-once', say('task.slip.columns')],
          [sum, 'line-plot.counts-dots', say('task.slip.sum')],
        ],
      },
      median: {
        value: median,
        work: String(median),
        wrong: [
          [mean, 'center.mean-for-median', say('task.slip.mean')],
          [medianOf(distinct), 'display.counts-once', say('task.slip.once')],
          [(least + top) / 2, 'data.middle-value', say('task.slip.ends')],
        ],
      },
      mean: {
        value: mean,
        work: String.raw`${sum} \div ${n} = ${mean}`,
        wrong: [
          [median, 'center.mean-for-median', say('task.slip.median')],
          [sum, 'data.no-division', say('task.slip.total')],
          [meanOf(distinct), 'display.counts-once', say('task.slip.once')],
        ],
      },
      fits: {
        right: say(`task.fits.${pull}`),
        work: `${mean} ${mean > median ? '>' : mean < median ? '<' : '='} ${median}`,
        wrong: pulls
          .filter((other) => other !== pull)
          .map(
            (other) => [say(`task.fits.${other}`), 'center.ignores-outlier', say('task.slip.pull')] as const,
          ),
      },
      five: {
        right: listOf(five),
        work: listOf(five),
        wrong: [
          [listOf(fiveOf(distinct)), 'display.counts-once', say('task.slip.once')],
          [listOf(quarters(five)), 'display.equal-lengths', say('task.slip.quarters')],
        ],
      },
      iqr: {
        value: high - low,
        work: `${high} − ${low} = ${high - low}`,
        wrong: [
          [top - least, 'spread.range-for-iqr', say('task.slip.range')],
          [median, 'spread.for-center', say('task.slip.center')],
        ],
      },
      later: {
        value: later,
        work: String.raw`${sum + more} \div ${n} = ${later}`,
        wrong: [
          [mean, 'center.ignores-outlier', say('task.slip.same')],
          [mean + more, 'data.no-division', say('task.slip.shared')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    // The stem tells no number; the dots are the data.
    const data = ascending(told)
    const [, low, , high] = fiveOf(data)
    const [to = 0, top = 0] = asked('later')
    const gap = meanOf(data) - medianOf(data)
    return {
      dot: /^(one|un) /,
      count: data.length,
      median: medianOf(data),
      mean: meanOf(data),
      fits:
        Math.abs(gap) < 0.5
          ? /^(either|cualquiera)/
          : gap > 0
            ? /pulls the mean up|hacia arriba/
            : /pulls the mean down|hacia abajo/,
      five: listOf(fiveOf(data)),
      iqr: high - low,
      later: (sumOf(data) - top + to) / data.length,
    }
  },
})
