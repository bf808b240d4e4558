import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A button that fills a table cell and opens the data behind its figure. */
export function CellButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'flex min-h-13 cursor-pointer flex-col justify-center rounded-sm px-2 py-1 text-start hover:outline-2 hover:-outline-offset-2 hover:outline-action focus-visible:-outline-offset-3',
        className,
      )}
    />
  )
}
