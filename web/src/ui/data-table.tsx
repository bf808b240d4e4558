import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const lines = {
  rows: 'w-full [&_:is(tbody,tfoot)>tr]:border-t [&_:is(tbody,tfoot)>tr]:border-line',
  // With collapsed borders, sticky cells would lose their lines.
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
  /** Shows the caption, if it says more than the heading before it. */
  readonly isCaptionShown?: boolean
  /** Cells of the single header row; see `HeadCell`. */
  readonly head: ReactNode
  /** Cells of the footer row. */
  readonly foot?: ReactNode
  readonly hasPinned?: boolean
  /** How the outer columns align: with cell padding, with the table’s edge (`flush`), or with card text (`card`). */
  readonly edge?: keyof typeof edges
  /** Aligns cells of several lines at the top. */
  readonly isTop?: boolean
  /** Rows made of `RowHead` and `Cell`s. */
  readonly children: ReactNode
}

/**
 * A data table. On a phone, columns that do not fit are hidden (`from` of their cells), or the table scrolls with
 * pinned headers and names. If every figure matters on a phone, use a `FigureTable`.
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
