import type { Key, ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

export interface FigureColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
}

interface FigureTableProps<Row> {
  readonly caption: string
  /** The first one names its row. */
  readonly columns: readonly FigureColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => Key
}

const cell = 'px-3 py-2.5 first:pl-0 last:pr-0 align-top'

/** A table of figures; on a phone each row is a small sheet, every figure with its name before it. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: FigureTableProps<Row>) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft max-md:sr-only">
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col" className="px-3 pb-2 align-bottom font-medium first:pl-0 last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-t border-line max-md:flex max-md:flex-col max-md:py-3">
            {columns.map((column, at) =>
              at === 0 ? (
                <th
                  key={column.head}
                  scope="row"
                  className={classNames(cell, 'font-semibold [overflow-wrap:anywhere] max-md:p-0')}
                >
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.head}
                  className={classNames(
                    cell,
                    'tabular-nums max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-0.5',
                  )}
                >
                  <span aria-hidden className="text-ink-soft md:hidden">
                    {column.head}
                  </span>
                  <span className="max-md:text-right">{column.cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
