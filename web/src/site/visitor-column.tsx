import type { ReactNode } from 'react'

/** The column of a public text page; signed-in screens get theirs from their layout. */
export function VisitorColumn({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto max-w-5xl px-4 py-10 sm:px-8 sm:py-14">{children}</div>
}
