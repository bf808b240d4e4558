import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const lines = {
  rows: 'w-full [&_:is(tbody,tfoot)>tr]:border-t [&_:is(tbody,tfoot)>tr]:border-line',
  // What is pinned takes only the lines of cells along.
  cells:
    'border-separate border-spacing-0 [&_:is(thead,tbody)>tr>*]:border-b [&_:is(thead,tbody)>tr>*]:border-line',
} as const

const edges = {
  cell: '',
  flush: '[&_tr>:first-child]:ps-0 [&_tr>:last-child]:pe-0',
  card: '[&_tr>:first-child]:ps-4 sm:[&_tr>:first-child]:ps-7 [&_tr>:last-child]:pe-4 sm:[&_tr>:last-child]:pe-7',
} as const

interface DataTableProps extends ComponentProps<'table'> {
  readonly caption: ReactNode
  /** For a caption that says more than the heading before it. */
  readonly isCaptionShown?: boolean
  /** Cells of the one row that names the columns; see `HeadCell`. */
  readonly head: ReactNode
  /** Cells of the row below all others. */
  readonly foot?: ReactNode
  readonly hasPinned?: boolean
  /** Where the first column begins and the last ends: as others do, at the table’s own edge, or as a card’s text does. */
  readonly edge?: keyof typeof edges
  /** Cells of several lines begin at the same height. */
  readonly isTop?: boolean
  /** Rows of a `RowHead` and `Cell`s. */
  readonly children: ReactNode
}

/**
 * A table of data. Columns that a phone has no room for are left out there (`from` of their cells), or the table scrolls
 * with headings and names pinned. Where every figure matters on a phone, take a `FigureTable`.
 */
export function DataTable({
  caption,
  isCaptionShown = false,
  head,
  foot,
  hasPinned = false,
  edge = 'cell',
  isTop = false,
  className,
  children,
  ...rest
}: DataTableProps) {
  return (
    <table
      {...rest}
      className={classNames(
        'text-start',
        hasPinned ? lines.cells : lines.rows,
        edges[edge],
        isTop && '[&>tbody>tr>*]:align-top',
        className,
      )}
    >
      <caption className={isCaptionShown ? 'px-4 pt-4 pb-2 text-start sm:px-7' : 'sr-only'}>
        {caption}
      </caption>
      <thead className="text-sm text-ink-soft">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
      {foot !== undefined && (
        <tfoot className="text-sm">
          <tr>{foot}</tr>
        </tfoot>
      )}
    </table>
  )
}
