import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { HeadCell } from './table-cells.tsx'

interface SortHeadProps extends Omit<ComponentProps<typeof HeadCell>, 'title'> {
  /** The sort order of this column; null if the rows are sorted by another column. */
  readonly order: 'ascending' | 'descending' | null
  /** What a press does: “Order by Unit rates, lowest first”. */
  readonly hint: string
  readonly onSort: () => void
}

/** The header of a narrow column of figures; pressing it sorts the rows. */
export function SortHead({ order, hint, onSort, className, children, ...rest }: SortHeadProps) {
  const Sign = order === 'descending' ? ArrowDown : ArrowUp
  return (
    <HeadCell {...rest} aria-sort={order ?? undefined} className={classNames('p-0!', className)}>
      <button
        type="button"
        title={hint}
        onClick={onSort}
        className="flex min-h-9 w-28 cursor-pointer items-end gap-1 px-2 py-2 text-start text-sm leading-tight font-semibold hover:underline focus-visible:-outline-offset-3"
      >
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>
        {order !== null && <Sign aria-hidden className="size-4 shrink-0" />}
      </button>
    </HeadCell>
  )
}
