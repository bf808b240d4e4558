import { type Random, tidy } from '#form'
import { distancesOf, madOf, meanOf, medianOf, sumOf } from '#data-sets/measures.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'bus' | 'players' | 'trays' | 'batteries' | 'runners' | 'cafes'
type Part = 'question' | 'mean' | 'meaning' | 'range' | 'other' | 'mad' | 'steady' | 'sixth'

/** The means of each story. */
const centers: Record<Story, readonly [least: number, most: number]> = {
  bus: [20, 38],
  players: [14, 26],
  trays: [16, 32],
  batteries: [16, 34],
  runners: [64, 92],
  cafes: [28, 60],
}
/** Differences from the mean, which add up to 0. */
const steady: readonly (readonly number[])[] = [
  [-2, -1, 0, 1, 2],
  [-1, -1, 0, 0, 2],
  [-2, 0, 0, 1, 1],
  [-2, -1, 1, 1, 1],
  [-1, -1, -1, 1, 2],
  [-2, -1, -1, 2, 2],
]
const spread: readonly (readonly number[])[] = [
  [-8, -3, 1, 4, 6],
  [-6, -4, -1, 3, 8],
  [-9, 0, 2, 3, 4],
  [-7, -5, 2, 4, 6],
  [-5, -4, -2, 2, 9],
  [-10, -1, 3, 4, 4],
]

interface Groups {
  a: number[]
  b: number[]
  /** How much a sixth value of A changes the mean. */
  up: number
}
const rangeOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

function drawGroups(random: Random, story: Story, side: 0 | 1): Groups {
  const center = random.integer(...centers[story])
  const around = (mean: number, patterns: typeof steady) =>
    random.shuffle(random.pick(patterns).map((each) => mean + each))
  return {
    a: around(center, side === 0 ? steady : spread),
    b: around(center + random.integer(-1, 1), side === 0 ? spread : steady),
    up: random.pick([-1, 1]),
  }
}

/** A question and its center (level 1), two spreads (level 2), what a mean and a deviation tell (level 3). */
export const task = linkedTask<Groups, Story, Part>({
  standards: ['6.SP.A.1', '6.SP.A.2', '6.SP.A.3'],
  seconds: 210,
  stories: ['bus', 'players', 'trays', 'batteries', 'runners', 'cafes'],
  levels: {
    1: ['question', 'mean', 'range'],
    2: ['mean', 'range', 'other', 'steady'],
    3: ['mean', 'meaning', 'mad', 'steady', 'sixth'],
  },
  draw: (random, { story, side }) => drawGroups(random, story, side),
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, a, b }) =>
    tableFigure(
      say(`task.${story}.title`),
      [say(`task.${story}.which`), 'A', 'B'],
      a.map((value, at) => [say(`task.${story}.row`, { row: at + 1 }), value, b[at] ?? 0]),
    ),
  asks(part, { story, a, up }) {
    switch (part) {
      case 'steady':
        return say(`task.${story}.steady`)
      case 'sixth':
        return say(`task.${story}.sixth`, { to: meanOf(a) + up })
      case 'meaning':
        return say('task.tells')
      default:
        return say(`task.${part}`)
    }
  },
  parts({ story, side, a, b, up }) {
    const [mean, sum, mad] = [meanOf(a), sumOf(a), tidy(madOf(a))]
    const spreadOf = (values: readonly number[]) => ({
      value: rangeOf(values),
      work: `${Math.max(...values)} − ${Math.min(...values)} = ${rangeOf(values)}`,
      wrong: [
        [Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0)), 'center.not-in-order', say('task.slip.order')],
        [meanOf(values), 'spread.for-center', say('task.slip.center')],
        [Math.max(...values), 'spread.for-center', say('task.slip.greatest')],
      ] as const,
    })
    return {
      question: {
        right: say(`task.${story}.varies`),
        work: a.map(String).join(', '),
        wrong: [
          [say(`task.${story}.one`), 'data.one-answer', say('task.slip.answer')],
          [say(`task.${story}.none`), 'data.one-answer', say('task.slip.answer')],
        ],
      },
      mean: {
        value: mean,
        work: String.raw`${sum} \div 5 = ${mean}`,
        wrong: [
          [medianOf(a), 'center.mean-for-median', say('task.slip.median')],
          [sum, 'data.no-division', say('task.slip.sum')],
          [rangeOf(a), 'spread.for-center', say('task.slip.spread')],
        ],
      },
      meaning: {
        right: say('task.meaning.share'),
        work: String.raw`5 \times ${mean} = ${sum}`,
        wrong: [
          [say('task.meaning.half'), 'center.mean-for-median', say('task.slip.half')],
          [say('task.meaning.close'), 'spread.for-center', say('task.slip.close')],
        ],
      },
      range: spreadOf(a),
      other: spreadOf(b),
      mad: {
        value: mad,
        work: String.raw`(${distancesOf(a).join(' + ')}) \div 5 = ${mad}`,
        wrong: [
          [rangeOf(a), 'spread.range-for-deviation', say('task.slip.range')],
          [sumOf(distancesOf(a)), 'data.no-division', say('task.slip.distances')],
          [mean, 'spread.for-center', say('task.slip.center')],
        ],
      },
      steady: {
        right: say(side === 0 ? 'task.steady.a' : 'task.steady.b'),
        work: side === 0 ? `${rangeOf(a)} < ${rangeOf(b)}` : `${rangeOf(b)} < ${rangeOf(a)}`,
        wrong: [
          [say(side === 0 ? 'task.steady.b' : 'task.steady.a'), 'spread.for-center', say('task.slip.wide')],
          [say('task.steady.either'), 'compare.difference-only', say('task.slip.means')],
        ],
      },
      sixth: {
        value: mean + 6 * up,
        work: String.raw`6 \times ${mean + up} − ${sum} = ${mean + 6 * up}`,
        wrong: [
          [mean + up, 'center.fills-in-mean', say('task.slip.fills')],
          [6 * (mean + up), 'data.stops-early', say('task.slip.all')],
          [mean + 5 * up, 'data.stops-early', say('task.slip.five')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    // Each of the five rows has its own number, a value of A, and a value of B.
    const cells = told.slice(-15)
    const [a, b] = [1, 2].map((column) => cells.filter((_value, at) => at % 3 === column))
    if (a === undefined || b === undefined) throw new RangeError('expects two columns')
    const [to = 0] = asked('sixth')
    return {
      question: / (does|do) |guests have|tarda |anota |crecen |duran |almuerzan /,
      mean: meanOf(a),
      meaning: /^(five|cinco)/,
      range: rangeOf(a),
      other: rangeOf(b),
      mad: madOf(a),
      steady: madOf(a) < madOf(b) ? /^A/ : /^B/,
      sixth: 6 * to - sumOf(a),
    }
  },
})
