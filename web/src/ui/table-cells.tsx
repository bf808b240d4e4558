import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface CellLook {
  /** Figures are at the right edge of their column. */
  readonly isFigure?: boolean | undefined
  /** The narrowest window that has room for the column. */
  readonly from?: 'sm' | 'md' | undefined
}

interface PinnedCell extends ComponentProps<'th'>, CellLook {
  /** Stays in sight while the other columns move under it. */
  readonly isPinned?: boolean
}

function styleOf({ isFigure = false, from }: CellLook): string {
  return classNames(
    'px-3 py-2.5',
    isFigure ? 'text-end tabular-nums' : 'text-start',
    from === 'sm' && 'max-sm:hidden',
    from === 'md' && 'max-md:hidden',
  )
}

/** Names a column. */
export function HeadCell({
  isFigure,
  from,
  isPinned = false,
  isInSight = false,
  className,
  ...rest
}: PinnedCell & {
  /** Stays in sight while the rows move under it. */
  readonly isInSight?: boolean
}) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        styleOf({ isFigure, from }),
        'align-bottom font-medium',
        (isPinned || isInSight) && 'sticky bg-surface',
        isPinned && 'left-0',
        isInSight && 'top-0',
        isPinned ? 'z-20' : isInSight && 'z-10',
        className,
      )}
    />
  )
}

/** Names a row. */
export function RowHead({
  isFigure,
  from,
  isPinned = false,
  isQuiet = false,
  className,
  ...rest
}: PinnedCell & {
  /** No heavier than the rest, as where a button or a link in it is. */
  readonly isQuiet?: boolean
}) {
  return (
    <th
      scope="row"
      {...rest}
      className={classNames(
        styleOf({ isFigure, from }),
        '[overflow-wrap:anywhere]',
        isQuiet ? 'font-normal' : 'font-semibold',
        isPinned && 'sticky left-0 z-10 bg-surface',
        className,
      )}
    />
  )
}

export function Cell({ isFigure, from, className, ...rest }: ComponentProps<'td'> & CellLook) {
  return <td {...rest} className={classNames(styleOf({ isFigure, from }), className)} />
}
