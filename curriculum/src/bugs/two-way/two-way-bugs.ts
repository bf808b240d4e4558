import {
  type Place,
  type TwoWay,
  cellOf,
  columnTotal,
  grandTotal,
  rowTotal,
} from '../../situations/two-way-counts/two-way-counts.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A percent of a row, of a column, or of the total. */
export interface Share extends TwoWay {
  place: Place
  of: 'row' | 'column' | 'all'
  /** Whether totals are shown. */
  hasTotals: boolean
}
const totalOf = (its: Share, of: Share['of']): number =>
  of === 'row'
    ? rowTotal(its, its.place[0])
    : of === 'column'
      ? columnTotal(its, its.place[1])
      : grandTotal(its)
const percent = (part: number, whole: number): Exact => [100 * part, whole]
export const wholeOf = (its: Share): number => totalOf(its, its.of)
export const shareOf = (its: Share): number => (100 * cellOf(its, its.place)) / wholeOf(its)

// Worked by hand: 15 and 5 in the first row, 10 and 30 in the second; 75% of the first row is in the first column.
const table: Share = { story: 'travel', counts: [15, 5, 10, 30], place: [0, 0], of: 'row', hasTotals: true }

export const wrongTotal = bug<Share>({
  id: 'two-way.wrong-total',
  answer: (its) => percent(cellOf(its, its.place), totalOf(its, its.of === 'row' ? 'column' : 'row')),
  feedback: ({ of }) => say(`wrong-total.${of}`),
  example: [table, [1500, 25]],
})
export const ofAll = bug<Share>({
  id: 'two-way.grand-total',
  answer: (its) => (its.of === 'all' ? null : percent(cellOf(its, its.place), grandTotal(its))),
  feedback: () => say('grand-total'),
  example: [table, [1500, 60]],
})
export const countForPercent = bug<Share>({
  id: 'two-way.count-for-percent',
  answer: (its) => cellOf(its, its.place),
  feedback: () => say('count'),
  example: [table, 15],
})
export const shareBugs = [wrongTotal, ofAll, countForPercent]

/** A missing count in a table with several missing counts. */
export interface Missing extends TwoWay {
  place: Place
  /** Subtract within its row, find its column total first, or take a percent of its row. */
  way: 'row' | 'totals' | 'percent'
}
export const missingBugs = [
  bug<Missing>({
    id: 'two-way.adds-for-difference',
    answer(its) {
      const [row, column] = its.place
      return its.way === 'row' ? rowTotal(its, row) + cellOf(its, [row, column === 0 ? 1 : 0]) : null
    },
    feedback: () => say('missing.adds'),
    example: [{ ...table, way: 'row' }, 25],
  }),
  bug<Missing>({
    id: 'two-way.wrong-total',
    answer(its) {
      const [row, column] = its.place
      return its.way === 'row' ? columnTotal(its, column) - cellOf(its, [row, column === 0 ? 1 : 0]) : null
    },
    feedback: () => say('missing.wrong-total'),
    example: [{ ...table, way: 'row' }, 20],
  }),
  bug<Missing>({
    id: 'two-way.stops-early',
    answer(its) {
      return its.way === 'totals' ? columnTotal(its, its.place[1]) : null
    },
    feedback: () => say('missing.stops'),
    example: [{ ...table, way: 'totals' }, 25],
  }),
  bug<Missing>({
    id: 'two-way.count-for-percent',
    answer: (its) =>
      its.way === 'percent' ? [100 * cellOf(its, its.place), rowTotal(its, its.place[0])] : null,
    feedback: () => say('missing.percent'),
    example: [{ ...table, way: 'percent' }, [1500, 20]],
  }),
  bug<Missing>({
    id: 'two-way.grand-total',
    answer(its) {
      const [row, column] = its.place
      if (its.way === 'row') return null
      if (its.way === 'totals') return grandTotal(its) - cellOf(its, [row === 0 ? 1 : 0, column])
      return [cellOf(its, its.place) * grandTotal(its), rowTotal(its, row)]
    },
    feedback: ({ way }) => say(way === 'percent' ? 'missing.all' : 'missing.one-total'),
    example: [{ ...table, way: 'totals' }, 50],
  }),
]

/** The same share of a different number of students. */
export interface Predict extends Share {
  asked: number
}
export const predictKey = (its: Predict): number => (shareOf(its) * its.asked) / 100
export const predictBugs = [
  bug<Predict>({
    id: 'two-way.stops-early',
    answer: shareOf,
    feedback: () => say('predict.percent'),
    example: [{ ...table, asked: 200 }, 75],
  }),
  bug<Predict>({
    id: 'two-way.grand-total',
    answer: (its) => [its.asked * cellOf(its, its.place), grandTotal(its)],
    feedback: () => say('grand-total'),
    example: [{ ...table, asked: 200 }, [3000, 60]],
  }),
  bug<Predict>({
    id: 'two-way.adds-for-difference',
    answer: (its) => cellOf(its, its.place) + its.asked - wholeOf(its),
    feedback: () => say('predict.adds'),
    example: [{ ...table, asked: 200 }, 195],
  }),
]
