import { tidy } from '#form'
import { fractionTex, lowest } from '#fractions/fraction.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'bag' | 'spinner' | 'cards' | 'marbles' | 'tickets' | 'wheel'
type Part = 'theory' | 'either' | 'experiment' | 'expected' | 'gap' | 'fit' | 'twice'

type Three = [red: number, blue: number, yellow: number]
interface Tries {
  /** How many there are of each color, and how often each came up. */
  each: Three
  drawn: Three
  /** The number of tries of the question; from level 2 on, those of the table. */
  m: number
}
const colors = ['red', 'blue', 'yellow'] as const

const sum = ([one, two, three]: readonly number[]): number => (one ?? 0) + (two ?? 0) + (three ?? 0)
/** The standard deviation of the number of reds. */
const spread = (n: number, p: number): number => Math.sqrt(n * p * (1 - p))

/** What the numbers of a bag tell (level 1), what tries tell (level 2), and two tries in a row (level 3). */
export const task = linkedTask<Tries, Story, Part>({
  standards: ['7.SP.C.6', '7.SP.C.7a', '7.SP.C.7b', '7.SP.C.8a'],
  calculator: 'basic',
  stories: ['bag', 'spinner', 'cards', 'marbles', 'tickets', 'wheel'],
  levels: {
    1: ['theory', 'either', 'expected'],
    2: ['theory', 'experiment', 'expected', 'fit'],
    3: ['theory', 'expected', 'gap', 'fit', 'twice'],
  },
  draw(random, { story, side, level }) {
    const all =
      story === 'spinner' || story === 'wheel' ? random.pick([8, 10, 12]) : random.integer(4, 12) * 5
    const red = random.integer(Math.ceil(all / 10), Math.floor(all / 2))
    const blue = random.integer(1, all - red - 1)
    const n = all * random.integer(Math.ceil(200 / all), Math.floor(600 / all))
    const [expected, off] = [(n * red) / all, spread(n, red / all)]
    const by =
      side === 0
        ? random.integer(1, Math.floor(off * 0.8))
        : random.integer(Math.ceil(off * 5), Math.ceil(off * 8))
    const hits = expected + random.pick([1, -1]) * by
    const second = Math.round(((n - hits) * blue) / (all - red)) + random.integer(-4, 4)
    return {
      each: [red, blue, all - red - blue],
      drawn: [hits, second, n - hits - second],
      m: level === 1 ? all * random.integer(2, 12) : n,
    }
  },
  fits: ({ each, drawn: [hits, blue, yellow] }) =>
    new Set(each).size === 3 && 3 * each[0] !== sum(each) && hits > 0 && blue > 0 && yellow > 0,
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, level, each, drawn }) =>
    tableFigure(
      say('task.title'),
      [say('task.color'), say(`task.${story}.each`), ...(level === 1 ? [] : [say(`task.${story}.drawn`)])],
      colors.map((color, at) => [
        say(`task.${color}`),
        each[at] ?? 0,
        ...(level === 1 ? [] : [drawn[at] ?? 0]),
      ]),
    ),
  asks: (part, { story, m }) =>
    part === 'expected' ? say(`task.${story}.expected`, { m }) : say(`task.${part}`),
  parts({ side, level, each, drawn, m }) {
    const [[red, blue], all, [hits], tries] = [each, sum(each), drawn, sum(drawn)]
    const share = (top: number, bottom: number) => String.raw`\frac{${top}}{${bottom}}`
    const equal = (top: number, bottom: number): string => {
      const least = lowest([top, bottom])
      return least[1] === bottom ? '' : ` = ${fractionTex(least)}`
    }
    const [expected, seen] = [(m * red) / all, say('task.slip.seen')]
    const [yes, no] = [say('task.yes'), say('task.no')]
    const percent = (part: number, whole: number): string => {
      const tenths = tidy((part / whole) * 1000)
      return `${share(part, whole)} ${Number.isInteger(tenths) ? '=' : String.raw`\approx`} ${Math.round(tenths) / 10}\\%`
    }
    return {
      theory: {
        value: lowest([red, all]),
        work: `${share(red, all)}${equal(red, all)}`,
        wrong: [
          [lowest([red, all - red]), 'chance.part-to-part', say('task.slip.rest')],
          [lowest([1, all]), 'chance.one-over-all', say('task.slip.one')],
          [[1, 3], 'chance.equal-kinds', say('task.slip.kinds')],
        ],
      },
      either: {
        value: lowest([red + blue, all]),
        work: `${share(red + blue, all)}${equal(red + blue, all)}`,
        wrong: [
          [lowest([red, all]), 'chance.one-of-two', say('task.slip.red')],
          [lowest([blue, all]), 'chance.one-of-two', say('task.slip.blue')],
        ],
      },
      experiment: {
        value: lowest([hits, tries]),
        work: `${share(hits, tries)}${equal(hits, tries)}`,
        wrong: [
          [lowest([hits, tries - hits]), 'chance.part-to-part', say('task.slip.rest')],
          [lowest([red, all]), 'model.answers-other', say('task.slip.other')],
        ],
      },
      expected: {
        value: expected,
        work: String.raw`${m} \times ${share(red, all)} = ${expected}`,
        wrong: [
          [m / 3, 'chance.equal-kinds', say('task.slip.thirds')],
          [red, 'chance.counts-only', say('task.slip.count')],
          ...(level === 1 ? [] : ([[hits, 'model.answers-other', seen]] as const)),
        ],
      },
      gap: {
        value: Math.abs(hits - expected),
        sign: 'either',
        work: `${Math.max(hits, expected)} − ${Math.min(hits, expected)} = ${Math.abs(hits - expected)}`,
        wrong: [[hits, 'model.answers-other', say('task.slip.whole')]],
      },
      fit: {
        right: side === 0 ? yes : no,
        work: `${percent(hits, tries)}, ${percent(red, all)}`,
        wrong: [
          side === 0
            ? [no, 'chance.exact-forecast', say('task.slip.exact')]
            : [yes, 'chance.poor-simulation', say('task.slip.far')],
        ],
      },
      twice: {
        value: lowest([red * red, all * all]),
        work: String.raw`${share(red, all)} \times ${share(red, all)} = ${fractionTex(lowest([red * red, all * all]))}`,
        wrong: [
          [lowest([2 * red, all]), 'chance.adds-chances', say('task.slip.adds')],
          [lowest([red, all]), 'chance.one-stage', say('task.slip.stage')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    const isCounted = told.length > 3
    const each = told.filter((_, at) => !isCounted || at % 2 === 0)
    const drawn = told.filter((_, at) => isCounted && at % 2 === 1)
    const [red = 0, blue = 0, yellow = 0] = each
    const [hits = 0] = drawn
    const [p, n] = [red / (red + blue + yellow), sum(drawn)]
    const [m = 0] = asked('expected')
    return {
      theory: p,
      either: 1 - yellow / (red + blue + yellow),
      experiment: hits / n,
      expected: m * p,
      gap: Math.abs(hits - n * p),
      fit: Math.abs(hits - n * p) < 2.5 * spread(n, p) ? /^(yes|sí)/ : /^no/,
      twice: p ** 2,
    }
  },
})
