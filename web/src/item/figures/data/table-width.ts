import type { FigureOf } from '@skills-center/contract/figure'

type Table = Pick<FigureOf<'table'>, 'columns' | 'rows'>

/** What fits between the sides of a question on a phone 390 pixels wide. */
const onPhone = 346
/** Of a letter of a head, and of the space beside a column. */
const [letter, beside] = [8.8, 20]

/** Whether a cell stays on one line. A badge takes letters from the first column. */
export const isOneLine = (cell: string, column: number, badge = 0): boolean =>
  cell.length < (column === 0 ? 16 - badge : 10)

const longestWord = (text: string): number => Math.max(...text.split(' ').map((word) => word.length))

/** Whether a table in normal type is likely to be cut off on a phone, even if its lines break wherever they can. */
export function isTight({ columns, rows }: Table): boolean {
  const letters = columns.map((head, column) =>
    Math.max(
      longestWord(head),
      ...rows
        .map((row) => row[column] ?? '')
        .map((cell) => (isOneLine(cell, column) ? cell.length : longestWord(cell))),
    ),
  )
  return letters.reduce((sum, each) => sum + each * letter + beside, 0) > onPhone
}
