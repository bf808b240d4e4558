import type { InteractionOf } from '@skills-center/contract/interaction'

export type Row = InteractionOf<'table'>['rows'][number]
export type Cell = Row[number]
export type OpenCell = Extract<Cell, { entry: string }>

export const isOpen = (cell: Cell | undefined): cell is OpenCell => cell !== undefined && 'entry' in cell

export const openCells = (rows: readonly Row[]): OpenCell[] => rows.flat().filter((cell) => isOpen(cell))

/** The open cell that an arrow key moves to, skipping read-only cells; undefined for any other key or at the edge. */
export function cellTowards(rows: readonly Row[], entry: string, key: string): string | undefined {
  const y = rows.findIndex((row) => row.some((cell) => isOpen(cell) && cell.entry === entry))
  const row = rows[y]
  if (row === undefined) return undefined
  const x = row.findIndex((cell) => isOpen(cell) && cell.entry === entry)
  const onTheWay: Record<string, readonly (Cell | undefined)[]> = {
    ArrowLeft: row.slice(0, x).toReversed(),
    ArrowRight: row.slice(x + 1),
    ArrowUp: rows
      .slice(0, y)
      .map((other) => other[x])
      .toReversed(),
    ArrowDown: rows.slice(y + 1).map((other) => other[x]),
  }
  return onTheWay[key]?.find((cell) => isOpen(cell))?.entry
}
