import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { numeral } from '@skills-center/messages/format-value'
import { all, rows as inRows, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** A number, a number as written (4.50), or null for the gap. */
export type TableCell = number | string | null

const gap = '?'
const written = (cell: TableCell): string =>
  cell === null ? gap : typeof cell === 'number' ? numeral(cell) : cell

/** A table of numbers; one cell may be a question mark. */
export function gapTable(its: {
  title: Text
  columns: Text[]
  rows: readonly (readonly TableCell[])[]
}): Worded<FigureOf<'table'>> {
  const { title, columns, rows } = its
  const spoken = (cell: TableCell) => (cell === null ? say('gap') : written(cell))
  return {
    kind: 'table',
    title,
    columns,
    rows: rows.map((row) => row.map(written)),
    description: say('table', {
      columns: all(columns),
      cells: inRows(rows.map((row) => all(row.map(spoken)))),
    }),
  }
}

/** A double number line, the first scale above; each mark has a position and its labels above and below. */
export function doubleLine(its: {
  top: Text
  bottom: Text
  marks: readonly { at: number; top: TableCell; bottom: TableCell }[]
}): Worded<FigureOf<'double-number-line'>> {
  const { top, bottom, marks } = its
  const spoken = (cell: TableCell) => (cell === null ? say('gap') : written(cell))
  return {
    kind: 'double-number-line',
    top,
    bottom,
    ticks: marks.map((mark) => ({ at: mark.at, top: written(mark.top), bottom: written(mark.bottom) })),
    description: say('double-line', {
      top,
      bottom,
      marks: inRows(marks.map((mark) => say('mark', { top: spoken(mark.top), bottom: spoken(mark.bottom) }))),
    }),
  }
}

/** Parses a number as a table writes it. */
export const readCell = (cell: string): number => Number(cell.replaceAll(',', ''))

/** The rows of a table or the marks of a double number line, as numbers; a gap is NaN. */
function pairsShown(figure: Figure | undefined): [first: number, second: number][] {
  if (figure?.kind === 'table')
    return figure.rows.map(([one = '', other = '']) => [readCell(one), readCell(other)])
  if (figure?.kind !== 'double-number-line') throw new TypeError('expects a table or a double number line')
  return figure.ticks.map(({ top, bottom }) => [readCell(top), readCell(bottom)])
}

/** The value of the gap, if both columns are proportional. */
export function gapOf(figure: Figure | undefined): number {
  const pairs = pairsShown(figure)
  const [a, b] = pairs.find(([one, other]) => one > 0 && other > 0) ?? [1, 1]
  const [c, d] = pairs.find((pair) => pair.some(Number.isNaN)) ?? [0, 0]
  return Number.isNaN(c) ? (d * a) / b : (c * b) / a
}
