import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import {
  about,
  cellOf,
  columnName,
  drawTwoWay,
  grandTotal,
  rowName,
  rowTotal,
  type StoryId,
  storyIds,
  tableFigure,
  type TwoWay,
} from '#situations/two-way-counts/two-way-counts.ts'
import { say } from './messages.gen.ts'

type Part = 'count' | 'total' | 'first' | 'second' | 'compare' | 'predict'

interface Survey extends TwoWay {
  /** Students in the second row of another survey. */
  asked: number
}

const countsOf = (its: TwoWay) => ({
  count: cellOf(its, [0, 1]),
  first: (100 * cellOf(its, [0, 0])) / rowTotal(its, 0),
  second: (100 * cellOf(its, [1, 0])) / rowTotal(its, 1),
})

/** Missing numbers and one percent (level 1), both rows compared (level 2), and a prediction (level 3). */
export const task = linkedTask<Survey, StoryId, Part>({
  standards: ['8.SP.A.4'],
  stories: storyIds,
  levels: {
    1: ['count', 'total', 'first'],
    2: ['count', 'first', 'second', 'compare'],
    3: ['total', 'first', 'second', 'compare', 'predict'],
  },
  draw: (random, { story, side }) => ({
    ...drawTwoWay(random, { gap: side === 0 ? -1 : 15 }),
    story,
    asked: random.pick([100, 200, 300, 400]),
  }),
  fits(its) {
    const { first, second } = countsOf(its)
    const isSame = first === second
    return (
      isSame === (its.side === 0) &&
      cellOf(its, [0, 0]) !== cellOf(its, [1, 0]) &&
      new Set([...its.counts, rowTotal(its, 0), rowTotal(its, 1), its.asked]).size >= 6
    )
  },
  told: (its) => [about(its)],
  figure: (its) =>
    tableFigure(its, [
      [String(cellOf(its, [0, 0])), '', String(rowTotal(its, 0))],
      [String(cellOf(its, [1, 0])), String(cellOf(its, [1, 1])), ''],
    ]),
  asks(part, its) {
    const [r1, r2] = [rowName(its, 0), rowName(its, 1)]
    const [c1, c2] = [columnName(its, 0), columnName(its, 1)]
    switch (part) {
      case 'count':
        return say('count', { row: r1, column: c2 })
      case 'total':
        return say('total', { row: r2 })
      case 'first':
        return say('percent', { row: r1, column: c1 })
      case 'second':
        return say('percent', { row: r2, column: c1 })
      case 'compare':
        return say('compare')
      default:
        return say('predict', { asked: its.asked, row: r2, column: c1 })
    }
  },
  parts(its) {
    const [[a, b, c, d], n, m] = [its.counts, rowTotal(its, 0), rowTotal(its, 1)]
    const { first, second } = countsOf(its)
    const all = grandTotal(its)
    const percent = (cell: number, total: number, value: number) =>
      String.raw`${cell} \div ${total} = ${value}\%`
    const isSame = its.side === 0
    return {
      count: {
        value: b,
        work: `${n} − ${a} = ${b}`,
        wrong: [[n + a, 'two-way.adds-for-difference', say('slip.adds')]],
      },
      total: {
        value: m,
        work: `${c} + ${d} = ${m}`,
        wrong: [[a + c, 'two-way.wrong-total', say('slip.column')]],
      },
      first: {
        value: first,
        work: percent(a, n, first),
        wrong: [
          [(100 * a) / (a + c), 'two-way.wrong-total', say('slip.column')],
          [(100 * a) / all, 'two-way.grand-total', say('slip.all')],
          [a, 'two-way.count-for-percent', say('slip.count')],
        ],
      },
      second: {
        value: second,
        work: percent(c, m, second),
        wrong: [
          [(100 * c) / (a + c), 'two-way.wrong-total', say('slip.column')],
          [(100 * c) / all, 'two-way.grand-total', say('slip.all')],
          [c, 'two-way.count-for-percent', say('slip.count')],
        ],
      },
      compare: {
        right: say(isSame ? 'same' : 'differs'),
        work: isSame ? String.raw`${first}\% = ${second}\%` : String.raw`${first}\% \ne ${second}\%`,
        wrong: [
          [say(isSame ? 'differs' : 'same'), 'two-way.misses-association', say('slip.means')],
          [say('counts'), 'two-way.compares-counts', say('slip.sizes')],
        ],
      },
      predict: {
        value: (second * its.asked) / 100,
        work: String.raw`${second / 100} \times ${its.asked} = ${(second * its.asked) / 100}`,
        wrong: [
          [(first * its.asked) / 100, 'two-way.wrong-total', say('slip.row')],
          [c, 'two-way.stops-early', say('slip.again')],
        ],
      },
    }
  },
  why: (part, equation) => say(`why.${part}`, { equation }),
  hints: (level) => [say('hint.task'), say(`hint.${level}`)],
  solve({ told, asked }) {
    const [a = 0, n = 1, c = 0, d = 0] = told.slice(-4)
    const [first, second] = [(100 * a) / n, (100 * c) / (c + d)]
    return {
      count: n - a,
      total: c + d,
      first,
      second,
      compare: Math.abs(first - second) < 1e-9 ? /^No,/ : /^(?:Yes|Sí),.* (?:percents|porcentajes) /,
      predict: (second * (asked('predict')[0] ?? 0)) / 100,
    }
  },
})
