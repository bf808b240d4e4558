import type { ReactNode } from 'react'

/**
 * What a control shows, under a name of its own: math that is in a control is otherwise read as a row of
 * signs, and what the control holds would not be told. The control is positioned.
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
