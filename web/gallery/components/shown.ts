import type { ReactNode } from 'react'

/** A component of the design system: when to take it, and each kind and state of it. */
export interface ShownComponent {
  /** One or two sentences. */
  readonly when: string
  readonly states: readonly { readonly name: string; readonly show: () => ReactNode }[]
}
