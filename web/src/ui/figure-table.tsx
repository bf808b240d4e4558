import type { Key, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Aligns figures right. */
  readonly isFigure?: boolean
}

interface FigureTableProps<Row> {
  readonly caption: string
  /** The first column is the row header. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
  /** Rows to omit in print. */
  readonly isForScreen?: (row: Row) => boolean
  /** The maximum number of rows on screen; print has all of them. */
  readonly max?: number | undefined
}

/** A table of figures. On a phone, each row becomes a small card, with every figure labeled. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { caption, columns, rows, keyOf, isForScreen, max = rows.length } = props
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft max-md:sr-only print:not-sr-only print:table-header-group">
        <tr>
          {columns.map(({ head, isFigure }) => (
            <th
              key={head}
              scope="col"
              className={classNames(
                'px-3 pb-2 align-bottom font-medium first:ps-0 last:pe-0 print:pb-1',
                isFigure === true ? 'text-end' : 'text-start',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={keyOf(row)}
            className={classNames(
              'border-t border-line not-print:max-md:first:border-t-0 print:break-inside-avoid',
              index < max ? 'max-md:flex max-md:flex-col max-md:py-3' : 'hidden',
              isForScreen?.(row) === true ? 'print:hidden' : 'print:table-row',
            )}
          >
            {columns.map((column, at) => (
              <Cell key={column.head} column={column} row={row} isName={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly isName: boolean
}

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  if (isName)
    return (
      <th
        scope="row"
        className="py-2.5 pe-3 text-start align-top font-semibold [overflow-wrap:anywhere] max-md:py-0.5 print:py-1"
      >
        {column.cell(row)}
      </th>
    )
  return (
    <td
      className={classNames(
        'px-3 py-2.5 align-top last:pe-0 max-md:flex max-md:justify-between max-md:gap-x-4 max-md:px-0 max-md:py-0.5 print:table-cell print:px-3 print:py-1',
        column.isFigure === true && 'tabular-nums md:text-end print:text-end',
      )}
    >
      <span aria-hidden className="text-ink-soft md:hidden print:hidden">
        {column.head}
      </span>
      <span className="max-md:text-end print:text-inherit">{column.cell(row)}</span>
    </td>
  )
}
