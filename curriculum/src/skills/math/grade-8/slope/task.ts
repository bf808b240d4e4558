import { tex, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'pumps' | 'riders' | 'drones' | 'presses' | 'candles' | 'trains'
type Part = 'one' | 'other' | 'rate' | 'steeper' | 'apart' | 'reach' | 'behind' | 'third'

/** Slopes in halves: the least and the greatest of each story. */
const slopes: Record<Story, [least: number, most: number]> = {
  pumps: [24, 70],
  riders: [10, 20],
  drones: [10, 30],
  presses: [3, 13],
  candles: [11, 40],
  trains: [80, 150],
}

interface Slopes {
  a: number
  b: number
  /** The `x` of the two rows of B, and of the questions. */
  rows: [number, number]
  n: number
  long: number
}

/** Letters in sentences. */
const letters = { lx: tex('x'), ly: tex('y'), origin: tex('(0, 0)') }

/** The slope of a table (level 1), two slopes compared (level 2), slopes as factors both ways (level 3). */
export const task = linkedTask<Slopes, Story, Part>({
  standards: ['8.EE.B.5'],
  stories: ['pumps', 'riders', 'drones', 'presses', 'candles', 'trains'],
  levels: {
    1: ['rate', 'steeper', 'apart'],
    2: ['one', 'other', 'steeper', 'apart'],
    3: ['one', 'other', 'reach', 'behind', 'third'],
  },
  draw(random, { story }) {
    const [least, most] = slopes[story]
    const first = random.integer(2, 5)
    return {
      a: random.integer(least, most) / 2,
      b: random.integer(least, most) / 2,
      rows: [2 * first, 2 * random.integer(first + 1, first + 4)],
      n: random.pick([4, 6, 8, 10, 12, 20]),
      long: 2 * random.integer(2, 10),
    }
  },
  fits: ({ a, b, rows, n, long, side }) =>
    a > b === (side === 0) && Math.abs(a - b) >= 1 && long !== n && !rows.includes(n) && !rows.includes(long),
  told: ({ story, a }) => [say(`task.${story}.told`, { equation: tex(`y = ${a}x`), ...letters })],
  figure: ({ story, b, rows }) =>
    tableFigure(
      say(`task.${story}.title`),
      [say(`task.${story}.head-x`), say(`task.${story}.head-y`)],
      rows.map((x) => [x, tidy(b * x)]),
    ),
  asks(part, { story, a, n, long }) {
    const [x, y] = [say(`task.${story}.x`), say(`task.${story}.y`)]
    switch (part) {
      case 'rate':
        return say('task.rate', { rate: say(`task.${story}.rate`) })
      case 'apart':
        return say('task.apart', { at: tex(`x = ${n}`), y })
      case 'reach':
        return say('task.reach', { m: tidy(a * long), x, y })
      case 'behind':
        return say('task.behind', { y })
      case 'third':
        return say('task.third', { at: tex(`x = ${n}`), ...letters })
      default:
        return say(`task.${part}`)
    }
  },
  parts({ a, b, rows: [x], n, long }) {
    const [y, apart] = [tidy(b * x), tidy(Math.abs(a - b))]
    const ofTable = {
      value: b,
      work: String.raw`${y} \div ${x} = ${b}`,
      wrong: [
        [[x, y], 'slope.run-over-rise', say('task.slip.turned', letters)],
        [y, 'slope.rise-only', say('task.slip.rise', letters)],
      ] as const,
    }
    return {
      one: {
        value: a,
        work: `y = ${a}x`,
        wrong: [[[1, a], 'slope.run-over-rise', say('task.slip.turned', letters)]],
      },
      other: ofTable,
      rate: ofTable,
      steeper: {
        right: a > b ? 'A' : 'B',
        work: a > b ? `${a} > ${b}` : `${b} > ${a}`,
        wrong: [[a > b ? 'B' : 'A', 'rate.one-quantity', say('task.slip.numbers', letters)]],
      },
      apart: {
        value: tidy(apart * n),
        work: String.raw`${apart} \times ${n} = ${tidy(apart * n)}`,
        wrong: [
          [apart, 'slope.one-step', say('task.slip.one-step', letters)],
          [Math.abs(a - y), 'rate.one-quantity', say('task.slip.numbers', letters)],
        ],
      },
      reach: {
        value: long,
        work: String.raw`${tidy(a * long)} \div ${a} = ${long}`,
        wrong: [[a * a * long, 'slope.run-over-rise', say('task.slip.times', letters)]],
      },
      behind: {
        value: tidy(b * long),
        work: String.raw`${b} \times ${long} = ${tidy(b * long)}`,
        wrong: [[a * long, 'rate.one-quantity', say('task.slip.same')]],
      },
      third: {
        value: tidy((a + b) / 2),
        work: String.raw`(${a} + ${b}) \div 2 = ${tidy((a + b) / 2)}`,
        wrong: [
          [((a + b) / 2) * n, 'slope.rise-only', say('task.slip.height', letters)],
          [a + b, 'slope.stops-at-change', say('task.slip.sum')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [
    say('task.hint.task'),
    level === 2
      ? say('task.hint.2', { equation: tex('y = mx'), ...letters })
      : say(`task.hint.${level}`, letters),
  ],
  solve({ told, asked }) {
    // The stem tells the slope of A; the table ends in a pair of B.
    const [a = 1] = told
    const [x = 1, y = 0] = told.slice(-2)
    const b = y / x
    const [n = 0] = asked('apart')
    const [m = 0] = asked('reach')
    return {
      one: a,
      other: b,
      rate: b,
      steeper: a > b ? 'A' : 'B',
      apart: Math.abs(a * n - b * n),
      reach: m / a,
      behind: (m / a) * b,
      third: (a + b) / 2,
    }
  },
})
