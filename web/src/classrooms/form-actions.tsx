import type { ReactNode } from 'react'

/** The buttons at the bottom of a form in a dialog. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap justify-end gap-3">{children}</div>
}
