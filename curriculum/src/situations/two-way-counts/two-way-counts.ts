import type { FigureOf } from '@skills-center/contract/figure'
import { rows as listed, type Text } from '@skills-center/messages/values'
import type { Worded, Words } from '../../form/words.ts'
import type { Figure } from '../../item.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

export const storyIds = [
  'travel',
  'plants',
  'choir',
  'bikes',
  'teams',
  'puzzles',
  'snack',
  'languages',
  'library',
  'lunch',
  'pool',
  'coding',
  'cooking',
  'camps',
  'mornings',
  'movies',
  'art',
  'park',
] as const
export type StoryId = (typeof storyIds)[number]

/** Counts of students by two answers: two rows by two columns. */
export interface TwoWay {
  story: StoryId
  counts: [number, number, number, number]
}
export type Place = readonly [row: 0 | 1, column: 0 | 1]

export const cellOf = ({ counts }: TwoWay, [row, column]: Place): number => counts[2 * row + column] ?? 0
export const rowTotal = ({ counts: [a, b, c, d] }: TwoWay, row: number): number => (row === 0 ? a + b : c + d)
export const columnTotal = ({ counts: [a, b, c, d] }: TwoWay, column: number): number =>
  column === 0 ? a + c : b + d
export const grandTotal = ({ counts }: TwoWay): number => counts.reduce((sum, each) => sum + each, 0)

export const somePlace = (random: Random): Place => [
  random.pick([0, 1] as const),
  random.pick([0, 1] as const),
]

const sizes = [20, 40, 50, 60, 80]
/**
 * Counts with whole row percents; `gap` is the minimum difference between the rows in points, or if negative, the
 * maximum.
 */
export function drawTwoWay(
  random: Random,
  its: { sizes?: readonly [number, number]; gap?: number } = {},
): TwoWay {
  const [n = 20, m = 40] = its.sizes ?? random.sample(sizes, 2)
  const percents = [15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80, 85]
  const whole = (size: number) => percents.filter((each) => (each * size) % 100 === 0)
  const p = random.pick(whole(n))
  const { gap } = its
  const fitting = whole(m).filter(
    (each) => gap === undefined || (gap < 0 ? each === p : Math.abs(each - p) >= gap),
  )
  const q = random.pick(fitting.length === 0 ? whole(m) : fitting)
  const [a, c] = [(p * n) / 100, (q * m) / 100]
  return { story: random.pick(storyIds), counts: [a, n - a, c, m - c] }
}

/** Swaps rows and columns. */
export const turned = ({ story, counts: [a, b, c, d] }: TwoWay): TwoWay => ({ story, counts: [a, c, b, d] })

export const about = ({ story }: TwoWay): Text => say(`${story}.about`)
export const rowName = ({ story }: TwoWay, row: number): Text =>
  say(row === 0 ? `${story}.r1` : `${story}.r2`)
export const columnName = ({ story }: TwoWay, column: number): Text =>
  say(column === 0 ? `${story}.c1` : `${story}.c2`)
export const totalName = (): Text => say('total')
export const namesAt = (table: TwoWay, [row, column]: Place) => ({
  row: rowName(table, row),
  column: columnName(table, column),
})

/** A table as shown: the cells of each row and their totals; an empty text leaves a cell open. */
export function tableFigure(
  table: TwoWay,
  cells: readonly (readonly string[])[],
): Worded<FigureOf<'two-way-table'>> {
  const [first = [], second = [], last = []] = cells
  const columns: Words[] = [columnName(table, 0), columnName(table, 1)]
  const written = (text: string | undefined): Words =>
    text === undefined || text === '' ? say('blank') : text
  const spoken = (name: Words, row: readonly string[]): Text => {
    const its = { name, one: columns[0] ?? '', other: columns[1] ?? '' }
    const counts = { first: written(row[0]), second: written(row[1]) }
    return row.length < 3
      ? say('short-row', { ...its, ...counts })
      : say('row', { ...its, ...counts, total: written(row[2]) })
  }
  const [one, other] = [rowName(table, 0), rowName(table, 1)]
  const row = (label: Words, its: readonly string[]) => ({
    label,
    cells: its.slice(0, 2),
    ...(its[2] === undefined ? {} : { total: its[2] }),
  })
  return {
    kind: 'two-way-table',
    title: say('title'),
    rowsLabel: '',
    columnsLabel: '',
    columns,
    rows: [row(one, first), row(other, second)],
    ...(cells.length < 3
      ? {}
      : { totals: { cells: last.slice(0, 2), ...(last[2] === undefined ? {} : { total: last[2] }) } }),
    description: say('described', {
      rows: listed([
        spoken(one, first),
        spoken(other, second),
        ...(cells.length < 3 ? [] : [spoken(say('total'), last)]),
      ]),
    }),
  }
}

/** All counts and totals, as texts. */
export const allCells = (table: TwoWay): string[][] => [
  [cellOf(table, [0, 0]), cellOf(table, [0, 1]), rowTotal(table, 0)].map(String),
  [cellOf(table, [1, 0]), cellOf(table, [1, 1]), rowTotal(table, 1)].map(String),
  [columnTotal(table, 0), columnTotal(table, 1), grandTotal(table)].map(String),
]

/** The numbers in a shown table, row by row; null for cells that are asked about or left out. */
export function cellsShown(figure: Figure | undefined): (number | null)[][] {
  if (figure?.kind !== 'two-way-table') throw new TypeError('expects a two-way table')
  const read = (text = '?'): number | null => (/\d/.test(text) ? Number(text.replace('%', '')) : null)
  return [...figure.rows, ...(figure.totals === undefined ? [] : [figure.totals])].map(({ cells, total }) => [
    ...cells.map(read),
    read(total),
  ])
}
