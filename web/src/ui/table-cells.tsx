import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface CellLook {
  /** Aligns figures right. */
  readonly isFigure?: boolean | undefined
  /** The smallest breakpoint at which the column is shown. */
  readonly from?: 'sm' | 'md' | undefined
}

interface PinnedCell extends ComponentProps<'th'>, CellLook {
  /** Stays visible while the other columns scroll. */
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

/** A column header. */
export function HeadCell({
  isFigure,
  from,
  isPinned = false,
  isInSight = false,
  className,
  ...rest
}: PinnedCell & {
  /** Stays visible while the rows scroll. */
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

/** A row header. */
export function RowHead({
  isFigure,
  from,
  isPinned = false,
  isQuiet = false,
  className,
  ...rest
}: PinnedCell & {
  /** Normal font weight, for example if it contains a button or link. */
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
