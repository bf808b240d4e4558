import type { ReactNode } from 'react'

/**
 * Gives a control's content an accessible name: math in a control would be read as a row of symbols, without the
 * control's value. The control must be positioned.
 */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="contents">
        {children}
      </span>
    </>
  )
}
